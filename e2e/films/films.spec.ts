// Contact sheets of motion, for a person to look at: the deal, the first reveal of each kind, round ends and the result of
// every game, on desktop and phone. `npm run films` writes them to e2e/screenshots/films; it is no test of what they show.
import { GAME_IDS, type GameId } from '@fivefold/rules';
import type { ActorOptions } from '../fixtures/actor.ts';
import { film } from '../fixtures/filmSheet.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { rehearse, rehearsedRandom } from '../fixtures/rehearsal.ts';
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

/** The moves to film, each with what is new in it: those that have a type of event that was not there before. */
function movesToFilm(moves: readonly (readonly string[])[]): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  const seen = new Set<string>();
  for (const [i, types] of moves.entries()) {
    const fresh = types.filter((type) => !seen.has(type));
    if (fresh.length > 0) kinds.set(i + 1, fresh.join('+'));
    for (const type of types) seen.add(type);
  }
  return kinds;
}

for (const game of GAME_IDS)
  for (const [kind, options] of Object.entries(WINDOWS) as [keyof typeof WINDOWS, ActorOptions][])
    test(`films of ${game}: ${kind}`, async ({ headlessPlayers: room, actor }) => {
      const moves = await rehearse(game, await seated(room, game));
      const kinds = movesToFilm(moves);
      const last = moves.length;
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
      const random = rehearsedRandom(game);
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
