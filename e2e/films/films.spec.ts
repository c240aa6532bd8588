// Contact sheets of motion, for a person to look at: the deal, the first reveal of each kind, round ends and the result of
// every game, on desktop and phone. `npm run films` writes them to e2e/screenshots/films; it is no test of what they show.
import { fastRandom, GAME_IDS, type GameId } from '@fivefold/rules';
import type { ActorOptions } from '../fixtures/actor.ts';
import { film } from '../fixtures/filmSheet.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';

const WINDOWS = {
  desktop: {},
  phone: { phone: true },
} as const satisfies Readonly<Record<string, ActorOptions>>;
const NAMES = ['Anna', 'Boris', 'Chlo\u00e9', 'Mia'];
/** A reveal is drawn by then, even on a busy machine; the result also counts and throws confetti. */
const AFTER_MS = { deal: 1500, move: 1500, result: 5000 } as const;

type Room = (game: GameId, names: readonly string[], options?: object) => Promise<readonly HeadlessPlayer[]>;

const seated = (room: Room, game: GameId) =>
  room(game, NAMES.slice(0, browserGames[game].crowd), browserGames[game].stage.options);

/** The types of events of one kind of move; a film is made of the first move that has a new one. */
type Kinds = ReadonlyMap<number, string>;

/**
 * Which moves of a whole game to film. Every room is dealt the same cards, so another room plays the same moves.
 */
async function movesToFilm(
  room: Room,
  game: GameId,
): Promise<{ readonly kinds: Kinds; readonly last: number }> {
  const players = await seated(room, game);
  await startGame(players);
  const random = fastRandom(browserGames[game].stage.luck);
  const kinds = new Map<number, string>();
  const seen = new Set<string>();
  for (let move = 1; ; move += 1) {
    const { length } = players[0]!.table.history;
    if (!(await playHeadlessMove(players, random))) return { kinds, last: move - 1 };
    const types = players[0]!.table.history.slice(length).map(({ event }) => event.type);
    const fresh = types.filter((type) => !seen.has(type));
    if (fresh.length > 0) kinds.set(move, [...new Set(fresh)].join('+'));
    for (const type of types) seen.add(type);
  }
}

for (const game of GAME_IDS)
  for (const [kind, options] of Object.entries(WINDOWS) as [keyof typeof WINDOWS, ActorOptions][])
    test(`films of ${game}: ${kind}`, async ({ headlessPlayers: room, actor }) => {
      const { kinds, last } = await movesToFilm(room, game);
      const players = await seated(room, game);
      const { token } = players[0]!;
      const anna = await actor('Anna', { ...options, token, reducedMotion: 'no-preference' });
      const { page, received } = anna;
      const isCalm = async () => {
        await received.until('the move', ({ table }) => table.move >= players[0]!.table.move);
        await anna.shown();
        await page.locator('[data-testid=table][data-revealing]').waitFor({ state: 'detached' });
        await waitForAnimations(page);
      };
      await anna.visit(roomCodeOf(players));
      await film(page, kind, `${game}-${kind}-00-deal`, async (cut) => {
        await startGame(players);
        cut();
        await anna.see('table').waitFor();
        await page.waitForTimeout(AFTER_MS.deal);
      });
      const random = fastRandom(browserGames[game].stage.luck);
      for (let move = 1; move <= last; move += 1) {
        const isLast = move === last;
        if (!isLast && !kinds.has(move)) {
          await playHeadlessMove(players, random);
          continue;
        }
        await isCalm();
        const name = `${String(move).padStart(2, '0')}-${isLast ? 'result' : kinds.get(move)}`;
        await film(page, kind, `${game}-${kind}-${name}`, async (cut) => {
          await playHeadlessMove(players, random);
          cut();
          if (isLast) await anna.see('result').waitFor();
          else await isCalm();
          await page.waitForTimeout(isLast ? AFTER_MS.result : AFTER_MS.move);
        });
      }
      await expect(anna.see('result')).toBeVisible();
    });
