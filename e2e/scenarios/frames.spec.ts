// Every frame of deals, reveals, round ends and results: nothing is drawn larger than twice its resting size, or outside of
// the table. A desktop, a phone, and a phone on its side watch the same game with the most players.
import { fastRandom, GAME_IDS, type GameId } from '@fivefold/rules';
import type { Actor, ActorOptions } from '../fixtures/actor.ts';
import { waitForAnimations, watchFrames } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';

const WINDOWS: readonly ActorOptions[] = [
  {},
  { phone: true },
  { phone: true, viewport: { width: 844, height: 390 } },
];
/** These moves, and those that lead to a new phase, are seen to the end of their motion; others overtake one another. */
const CALM_MOVES = 3;
/** By then every phase of every game was there, the end of a round included. */
const FIRST_MOVES = 45;

type Room = (game: GameId, names: readonly string[], options?: object) => Promise<readonly HeadlessPlayer[]>;

const seated = (room: Room, game: GameId) =>
  room(
    game,
    ['Anna', 'Max', 'Otto', 'Илья', 'Соня', 'Константин'].slice(0, browserGames[game].crowd),
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

/** Watches all pages; the returned function stops and collects what they saw. */
async function watchAll(pages: readonly Actor[]): Promise<() => Promise<void>> {
  const stops = await Promise.all(pages.map(({ page }) => watchFrames(page)));
  return async () => {
    for (const stop of stops) {
      const { frames, oversized, outside } = await stop();
      expect(frames, 'a watch that saw nothing proves nothing').toBeGreaterThan(10);
      expect.soft(oversized, 'too large').toEqual([]);
      expect.soft(outside, 'outside of the table').toEqual([]);
    }
  };
}

for (const game of GAME_IDS)
  test(`${game}: no element grows too large or leaves the table in any frame`, async ({
    headlessPlayers: room,
    actor,
  }) => {
    const last = (await movesIn(room, game)) - 1;
    const headlessPlayers = await seated(room, game);
    const { token } = headlessPlayers[0]!;
    const pages = await Promise.all(
      WINDOWS.map((options) => actor('Anna', { ...options, token, reducedMotion: 'no-preference' })),
    );
    const forAll = (action: (one: Actor) => Promise<unknown>) => Promise.all(pages.map(action));
    const isCalm = (one: Actor) =>
      one.received
        .until('the move', ({ table }) => table.move >= headlessPlayers[0]!.table.move)
        .then(() => one.shown())
        .then(() => one.page.locator('[data-testid=table][data-revealing]').waitFor({ state: 'detached' }))
        .then(() => waitForAnimations(one.page));

    await forAll((one) => one.visit(roomCodeOf(headlessPlayers)));
    const stopFirst = await watchAll(pages);
    await startGame(headlessPlayers);
    await forAll((one) => one.see('table').waitFor());
    await forAll((one) => waitForAnimations(one.page));
    const random = fastRandom(browserGames[game].stage.luck);
    const { phases } = browserGames[game].stage;
    const left = new Set(
      phases.filter(({ seats }) => seats === undefined || seats === headlessPlayers.length),
    );
    let moves = 0;
    for (; moves < Math.min(FIRST_MOVES, last) && left.size > 0; moves += 1) {
      await playHeadlessMove(headlessPlayers, random);
      const reached = [...left].filter(({ isAt }) => isAt(headlessPlayers[0]!.table.view, 0));
      for (const phase of reached) left.delete(phase);
      if (moves < CALM_MOVES || reached.length > 0) await forAll(isCalm);
    }
    await stopFirst();

    await forAll((one) => one.page.goto(one.server.url));
    for (; moves < last; moves += 1) await playHeadlessMove(headlessPlayers, random);
    await forAll((one) => one.visit(roomCodeOf(headlessPlayers)));
    const stopLast = await watchAll(pages);
    await playHeadlessMove(headlessPlayers, random);
    await forAll((one) => one.see('result').waitFor());
    await forAll((one) => waitForAnimations(one.page));
    await stopLast();
  });

test('the frame watch reports what grows or leaves the table for a moment', async ({
  actor,
  headlessPlayers: room,
}) => {
  const headlessPlayers = await seated(room, 'my-number');
  await startGame(headlessPlayers);
  const anna = await actor('Anna', { token: headlessPlayers[0]!.token, reducedMotion: 'no-preference' });
  await anna.visit(roomCodeOf(headlessPlayers));
  await waitForAnimations(anna.page);
  const stop = await watchFrames(anna.page);
  const cards = anna.see('hand').getByRole('option');
  for (const [i, transform] of ['scale(2.6)', 'translateX(3000px)'].entries())
    await cards.nth(i).evaluate(async (card, broken) => {
      const animation = card.animate([{ transform: broken }, { transform: broken }], { duration: 300 });
      animation.pause(); // a busy machine may draw no frame of it otherwise
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      animation.cancel();
    }, transform);
  const { oversized, outside } = await stop();
  const [grown, gone] = await cards.evaluateAll((all) =>
    all.map(({ dataset }) => (dataset as DOMStringMap).flip),
  );
  expect(oversized.map(({ element }) => element)).toContain(grown);
  expect(outside.map(({ element }) => element)).toContain(gone);
});

test('with less motion no property takes a frame to change', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await anna.page.goto(server.url);
  await anna.see('home').waitFor();
  const changed = await anna.see('home').evaluate((home: HTMLElement) => {
    const before = getComputedStyle(home).translate;
    home.style.translate = '10px';
    return [before, getComputedStyle(home).translate];
  });
  expect(changed).toEqual(['none', '10px']);
});
