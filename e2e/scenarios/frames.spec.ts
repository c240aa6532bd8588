// Every frame of deals, reveals, round ends and results: nothing is drawn larger than twice its resting size.
import { fastRandom, GAME_IDS, type GameId } from '@fivefold/rules';
import type { ActorOptions } from '../fixtures/actor.ts';
import { waitForAnimations, watchFrames } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';

const WINDOWS: Readonly<Record<string, ActorOptions>> = { desktop: {}, phone: { phone: true } };
/** These moves, and those that lead to a new phase, are seen to the end of their motion; others overtake one another. */
const CALM_MOVES = 3;
/** By then every phase of every game was there, the end of a round included. */
const FIRST_MOVES = 45;

type Room = (game: GameId, names: readonly string[], options?: object) => Promise<readonly HeadlessPlayer[]>;

const seated = (room: Room, game: GameId) =>
  room(
    game,
    ['Anna', 'Max', 'Otto'].slice(0, browserGames[game].stage.seats),
    browserGames[game].stage.options,
  );

/** Every room is dealt the same cards, so a headless game has the same length as one with pages. */
async function movesIn(room: Room, game: GameId): Promise<number> {
  const headlessPlayers = await seated(room, game);
  await startGame(headlessPlayers);
  const random = fastRandom(browserGames[game].stage.luck);
  let moves = 0;
  while (await playHeadlessMove(headlessPlayers, random)) moves += 1;
  return moves;
}

for (const [kind, options] of Object.entries(WINDOWS))
  for (const game of GAME_IDS)
    test(`${game}: no element grows too large in any frame, ${kind}`, async ({
      headlessPlayers: room,
      actor,
    }) => {
      const last = (await movesIn(room, game)) - 1;
      const headlessPlayers = await seated(room, game);
      const anna = await actor('Anna', {
        ...options,
        token: headlessPlayers[0]!.token,
        reducedMotion: 'no-preference',
      });
      const isCalm = async () => {
        await anna.received.until('the move', ({ table }) => table.move >= headlessPlayers[0]!.table.move);
        await anna.shown();
        await waitForAnimations(anna.page);
      };

      await anna.visit(roomCodeOf(headlessPlayers));
      const stopFirst = await watchFrames(anna.page);
      await startGame(headlessPlayers);
      await anna.see('table').waitFor();
      await waitForAnimations(anna.page);
      const random = fastRandom(browserGames[game].stage.luck);
      const left = new Set(browserGames[game].stage.phases);
      let moves = 0;
      for (; moves < Math.min(FIRST_MOVES, last) && left.size > 0; moves += 1) {
        await playHeadlessMove(headlessPlayers, random);
        const reached = [...left].filter(({ isAt }) => isAt(headlessPlayers[0]!.table.view, 0));
        for (const phase of reached) left.delete(phase);
        if (moves < CALM_MOVES || reached.length > 0) await isCalm();
      }
      const first = await stopFirst();

      await anna.page.goto(anna.server.url);
      for (; moves < last; moves += 1) await playHeadlessMove(headlessPlayers, random);
      await anna.visit(roomCodeOf(headlessPlayers));
      const stopLast = await watchFrames(anna.page);
      await playHeadlessMove(headlessPlayers, random);
      await anna.see('result').waitFor();
      await waitForAnimations(anna.page);
      const end = await stopLast();

      // A watch that saw nothing proves nothing.
      for (const { frames } of [first, end]) expect(frames).toBeGreaterThan(10);
      expect([...first.oversized, ...end.oversized]).toEqual([]);
    });

test('the frame watch reports an element that grows for a moment', async ({ actor }) => {
  const anna = await actor('Anna', { reducedMotion: 'no-preference' });
  await anna.create();
  const stop = await watchFrames(anna.page);
  await anna.see('start').evaluate(async (button) => {
    const grows = [{ transform: 'none' }, { transform: 'scale(2.6)' }, { transform: 'none' }];
    const animation = button.animate(grows, { duration: 300 });
    animation.pause();
    animation.currentTime = 150; // a busy machine may draw no frame of it otherwise
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    animation.cancel();
  });
  const { oversized } = await stop();
  expect(oversized.map(({ element }) => element)).toContain('start');
});
