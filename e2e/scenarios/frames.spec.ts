// Every frame of deals, reveals, round ends and results: nothing is drawn larger than twice its resting size, or outside of
// the table. A desktop, a phone, and a phone on its side watch the same game with the most players.
import { GAME_IDS, type GameId } from '@fivefold/rules';
import type { Actor, ActorOptions } from '../fixtures/actor.ts';
import { waitForAnimations, watchFrames } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { rehearse, rehearsedRandom } from '../fixtures/rehearsal.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';

const WINDOWS: readonly ActorOptions[] = [
  {},
  { phone: true },
  { phone: true, viewport: { width: 844, height: 390 } },
];
/** The pages are closed while at least this number of moves without anything new is played. */
const MANY_MOVES = 12;

type Room = (game: GameId, names: readonly string[], options?: object) => Promise<readonly HeadlessPlayer[]>;

const seated = (room: Room, game: GameId) =>
  room(
    game,
    ['Anna', 'Max', 'Otto', 'Илья', 'Соня', 'Константин'].slice(0, browserGames[game].crowd),
    browserGames[game].stage.options,
  );

/** Events of reveals and of the end of a round. */
const REVEALS = /revealed|won|ended|scored|awarded/;

/**
 * The moves that are seen to the end of their motion: those with a new type of event, or with reveals and ends that did not
 * come together before.
 */
function newKinds(moves: readonly (readonly string[])[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const addNew = (kind: string) => !seen.has(kind) && seen.add(kind);
  return new Set(
    moves.flatMap((types, i) => {
      const fresh = types.filter(addNew);
      const isNewReveal = addNew(types.filter((type) => REVEALS.test(type)).join('+'));
      return fresh.length > 0 || isNewReveal ? [i] : [];
    }),
  );
}

/** Watches all pages; the returned function stops, and returns how many reveals each of them saw to the end. */
async function watchAll(pages: readonly Actor[]): Promise<() => Promise<number>> {
  const stops = await Promise.all(pages.map(({ page }) => watchFrames(page)));
  return async () => {
    let seen = Number.POSITIVE_INFINITY;
    for (const stop of stops) {
      const { frames, reveals, oversized, outside } = await stop();
      expect(frames, 'a watch that saw nothing proves nothing').toBeGreaterThan(10);
      seen = Math.min(seen, reveals);
      expect.soft(oversized, 'too large').toEqual([]);
      expect.soft(outside, 'outside of the table').toEqual([]);
    }
    return seen;
  };
}

for (const game of GAME_IDS)
  test(`${game}: no element grows too large or leaves the table in any frame`, async ({
    headlessPlayers: room,
    actor,
  }) => {
    const moves = await rehearse(game, await seated(room, game));
    const watched = newKinds(moves);
    const headlessPlayers = await seated(room, game);
    const { token } = headlessPlayers[0]!;
    const pages = await Promise.all(
      WINDOWS.map((options) => actor('Anna', { ...options, token, reducedMotion: 'no-preference' })),
    );
    const forAll = (action: (one: Actor) => Promise<unknown>) => Promise.all(pages.map(action));
    const isCalm = (one: Actor) =>
      one.received
        .until('the move', ({ view }) => (view?.table?.move ?? -1) >= headlessPlayers[0]!.table.move)
        .then(() => one.shown())
        .then(() => one.page.locator('[data-testid=table][data-revealing]').waitFor({ state: 'detached' }))
        .then(() => waitForAnimations(one.page));

    await forAll((one) => one.visit(roomCodeOf(headlessPlayers)));
    let stop = await watchAll(pages);
    let reveals = 0;
    await startGame(headlessPlayers);
    await forAll((one) => one.see('table').waitFor());
    await forAll((one) => waitForAnimations(one.page));
    const random = rehearsedRandom(game);
    let played = 0;
    const playTo = async (move: number) => {
      for (; played < move; played += 1) await playHeadlessMove(headlessPlayers, random);
    };
    for (const move of watched) {
      if (move - played > MANY_MOVES) {
        reveals += await stop();
        await forAll((one) => one.page.goto(one.server.url));
        await playTo(move);
        await forAll((one) => one.visit(roomCodeOf(headlessPlayers)));
        stop = await watchAll(pages);
      }
      await playTo(move);
      await forAll(isCalm);
      await playTo(move + 1);
      await forAll(isCalm);
    }
    await forAll((one) => one.see('result').waitFor());
    await forAll((one) => waitForAnimations(one.page));
    reveals += await stop();
    expect(reveals, 'reveals that were seen to their end').toBeGreaterThan(1);
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
