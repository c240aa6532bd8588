// A whole game of My Number! on four pages, over a reload and a killed server; no page receives a secret.
import type { PlayedActions } from '@fivefold/room';
import { deriveSeedFromTexts, games } from '@fivefold/rules';
import type { State } from '@fivefold/rules/my-number';
import type { Actor } from '../fixtures/actor.ts';
import { TEST_SEED } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { decide, luckOf, playOn } from '../players/player.ts';

const game = games['my-number']!;
const roundOf = ({ table }: Actor): number => (table.view as State).table.round;
const isSealed = (actor: Actor) => expect(actor.see('sealed')).toBeVisible();

/** A mark that a reload removes. */
const mark = (actor: Actor) => actor.page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (actor: Actor) => actor.page.evaluate(() => 'marked' in window);

test('four players finish a game over a reload and a killed server', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna');
  const ilya = await actorAt(ownServer, 'Илья', { locale: 'ru-RU' });
  const max = await actorAt(ownServer, 'Max', { phone: true });
  const sonya = await actorAt(ownServer, 'Соня', { keys: true });
  const all = [anna, ilya, max, sonya];
  const luck = luckOf(60);
  const link = await anna.create();
  for (const friend of [ilya, max, sonya]) await friend.join(link);
  await anna.start();
  for (const { received } of all) await received.until('the deal', ({ view }) => view?.table !== null);

  await test.step('round 1: Max reloads in the middle of a choice and still has it', async () => {
    await decide(max, luck(max));
    await isSealed(max);
    const chosen = await max.see('sealed').innerText();
    await max.page.reload();
    await isSealed(max);
    expect(await max.see('sealed').innerText()).toBe(chosen);
    await playOn(all, luck, (one) => roundOf(one) === 2);
  });

  await test.step('round 2: pages reconnect after a killed server and keep their choices', async () => {
    for (const one of all) await mark(one);
    await decide(anna, luck(anna));
    await decide(sonya, luck(sonya));
    await ownServer.stop('SIGKILL');
    for (const one of all) await expect(one.see('banner').first()).toBeVisible();
    await ownServer.start();
    for (const one of all) await expect(one.see('banner')).toHaveCount(0);
    for (const one of [anna, sonya]) await isSealed(one);
    await playOn(all, luck, (one) => roundOf(one) === 3);
    for (const one of all) expect(await isMarked(one)).toBe(true);
  });

  await test.step('round 3, the result, and another game', async () => {
    await playOn(all, luck);
    for (const one of all) await expect(one.see('winner')).toBeVisible();
  });

  await test.step('no page received a secret', async () => {
    const states = await statesOf(anna);
    for (const one of all) onlyItsOwn(one, states);
  });

  await anna.press('rematch');
  for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(7);
});

/** The full state at every move, replayed from the test seed and the moves of the finished game. */
async function statesOf({ page, table }: Actor): Promise<readonly State[]> {
  const replay = await page.request.get(
    new URL(`/api/replays/${table.deal.room}/${table.number}`, page.url()).href,
  );
  const { actions } = (await replay.json()) as { actions: PlayedActions };
  let state = game.setup({ seats: 4, options: table.options, seed: deriveSeedFromTexts(TEST_SEED) }) as State;
  const states = [state];
  for (const { seat, action } of actions) {
    const step = game.reduce(state, seat, action);
    if (!step.ok) throw new Error(`the moves of the game cannot be played again: ${step.error.code}`);
    state = step.value.state as State;
    states.push(state);
  }
  return states;
}

/** Runs of three cards as they appear in JSON; shorter ones could match by chance. */
const runs = (cards: readonly number[]): readonly string[] =>
  cards.length < 3 ? [] : cards.slice(2).map((_, i) => cards.slice(i, i + 3).join());

function onlyItsOwn({ name, table, received }: Actor, states: readonly State[]): void {
  const me = table.seat!;
  for (const [at, view] of received.viewsByMove) {
    const move = Number(at.split('.')[1]);
    expect(view, `${name} at move ${move}`).toEqual(game.view(states[move], me));
  }
  expect(received.viewsByMove.size).toBeGreaterThan(states.length / 8);

  const bytes = received.frames.filter(({ over }) => !over).map(({ text }) => text);
  const mine = new Set(states.flatMap(({ hands }) => runs(hands[me]!)));
  const shown = new Set(states.flatMap(({ table: { row } }) => runs(row)));
  const secret = new Set(
    states.flatMap(({ hands, deck, phase }) => [
      ...hands.flatMap((hand, seat) => (seat === me ? [] : runs(hand))),
      ...runs(deck),
      ...(phase.type === 'select' ? runs(phase.selected.filter((card) => card !== null)) : []),
    ]),
  );
  for (const run of secret) {
    if (shown.has(run) || mine.has(run)) continue;
    const found = bytes.find((text) => new RegExp(`(?<!\\d)${run}(?!\\d)`).test(text));
    expect(found, `${name} received ${run}`).toBeUndefined();
  }
  for (const word of [deriveSeedFromTexts(TEST_SEED), TEST_SEED, table.deal.secret!])
    expect(bytes.filter((text) => text.includes(word))).toEqual([]);
  // The same search finds what may be known: the player's own hand.
  expect([...mine].some((run) => bytes.some((text) => text.includes(run)))).toBe(true);
}
