import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

const TURNS = [6, 7, 8];

/** Picks the n-th card of the hand and locks it in; the card's name, as a screen reader says it. */
async function choose(actor: Actor, n = 0): Promise<string> {
  const card = actor.see('hand').getByRole('option').nth(n);
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.click();
  await actor.see('confirm-move').click();
  return name;
}

const isSealed = (actor: Actor) => expect(actor.see('sealed')).toBeVisible();

/** Everybody chooses, one after the other; afterwards each has one card less. */
async function turn(actors: readonly Actor[], cards: number): Promise<void> {
  for (const actor of actors) {
    await expect(actor.see('hand').getByRole('option')).toHaveCount(cards);
    await choose(actor);
  }
}

/** Survives only as long as the page is not loaded again. */
const mark = (actor: Actor) => actor.page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (actor: Actor) => actor.page.evaluate(() => 'marked' in window);

test('four friends play a whole game of three rounds, over a reload and a killed server', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna');
  const friends = [
    await actor('Илья', { locale: 'ru-RU' }),
    await actor('Max', { phone: true }),
    await actor('Соня'),
  ];
  const all = [anna, ...friends];
  const link = await anna.create();
  for (const friend of friends) await friend.join(link);
  await anna.start();

  await test.step('round 1: Max reloads in the middle of a choice and still has it', async () => {
    const [, , max] = all as [Actor, Actor, Actor, Actor];
    const chosen = await choose(max, 2);
    await isSealed(max);
    await max.page.reload();
    await isSealed(max);
    await max.see('change').click();
    await expect(
      max
        .see('hand')
        .getByRole('option', { selected: true })
        .or(max.see('hand').getByRole('option', { name: chosen }))
        .first(),
    ).toBeVisible();
    await choose(max, 2);
    for (const other of all.filter((one) => one !== max)) await choose(other);
    for (let cards = 6; cards > 1; cards -= 1) await turn(all, cards);
    for (const one of all) await one.see('continue').click();
  });

  await test.step('round 2: the server is killed with choices made, and the open pages go on', async () => {
    for (const one of all) await mark(one);
    await turn(all, 8);
    await choose(anna, 1);
    await isSealed(anna);
    await server.stop('SIGKILL');
    for (const one of all) await expect(one.see('banner').first()).toBeVisible();
    await server.start();
    for (const one of all) await expect(one.see('banner')).toHaveCount(0);
    await isSealed(anna);
    for (const other of friends) await choose(other);
    for (let cards = 6; cards > 1; cards -= 1) await turn(all, cards);
    for (const one of all) await one.see('continue').click();
    for (const one of all) expect(await isMarked(one)).toBe(true);
  });

  await test.step('round 3, and the result', async () => {
    for (let cards = 9; cards > 9 - TURNS[2]!; cards -= 1) await turn(all, cards);
    for (const one of all) await expect(one.see('result')).toBeVisible();
    const winner = await anna.see('winner').textContent();
    expect(winner?.trim()).not.toBe('');
    await expect(anna.see('breakdown')).toBeVisible();
    await anna.see('rematch').click();
    for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(7);
  });
});

test('bad input gets a clear answer in the language of the page, and loses nothing', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna');
  const stranger = await actor('Anna', { locale: 'ru-RU' });
  await stranger.page.goto(`${server.url}/r/KITE-0000`);
  await expect(stranger.see('gone')).toContainText('Такой комнаты нет');

  const link = await anna.create();
  await stranger.page.goto(link);
  await stranger.see('enter').click();
  await expect(stranger.see('field-error')).toContainText('Введите имя.');
  await stranger.see('name').fill('Anna');
  await stranger.see('enter').click();
  await expect(stranger.see('field-error')).toContainText('Такое имя здесь уже есть. Выберите другое.');
  await stranger.see('name').fill('И'.repeat(60));
  await stranger.see('enter').click();
  await expect(stranger.see('field-error')).toContainText('Имя слишком длинное: не больше 24 букв.');
  await expect(anna.see('lobby')).toBeVisible();
});
