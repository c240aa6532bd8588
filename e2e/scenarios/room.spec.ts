import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

const card = (actor: Actor) => actor.see('hand').getByRole('option').first();

async function threeAtTheTable(
  make: (name: string) => Promise<Actor>,
): Promise<readonly [Actor, Actor, Actor, string]> {
  const anna = await make('Anna');
  const max = await make('Max');
  const sonya = await make('Соня');
  const link = await anna.create();
  await max.join(link);
  await sonya.join(link);
  return [anna, max, sonya, link];
}

test('a second tab shows the same seat, and what is done in one is seen in the other', async ({ actor }) => {
  const [anna, , , link] = await threeAtTheTable(actor);
  await anna.start();
  const tab = await anna.context.newPage();
  await tab.goto(link);
  await tab.getByTestId('hand').getByRole('option').first().click();
  await tab.getByTestId('confirm-move').click();
  await expect(anna.see('sealed')).toBeVisible();
});

test('a seat passport takes the seat to another device, once', async ({ actor }) => {
  const [anna, max] = await threeAtTheTable(actor);
  await anna.see('open-menu').click();
  await anna.see('make-passport').click();
  const link = (await anna.see('passport-link').textContent())!.trim();
  const address = link.startsWith('http') ? link : `http://${link}`;
  const phone = await actor('phone', { phone: true });
  await phone.page.goto(address);
  await expect(phone.see('lobby')).toBeVisible();
  await phone.see('start').click(); // it is the host's own seat
  await expect(phone.see('hand')).toBeVisible();
  const thief = await actor('thief');
  await thief.page.goto(address);
  await expect(thief.see('gone')).toBeVisible();
  await expect(max.see('hand')).toBeVisible();
});

test('who is sent away is told so, and cannot come back', async ({ actor }) => {
  const [anna, max, , link] = await threeAtTheTable(actor);
  await anna.see('chair-1').getByRole('button').first().click();
  await anna.see('menu-kick').click();
  await anna.see('confirm-go').click();
  await expect(max.see('gone')).toBeVisible();
  await max.page.goto(link);
  await expect(max.see('gone').or(max.see('field-error')).or(max.see('enter')).first()).toBeVisible();
  if (await max.see('enter').isVisible()) {
    await max.see('name').fill('Max again');
    await max.see('enter').click();
    await expect(max.see('field-error').or(max.see('gone')).first()).toBeVisible();
  }
  await expect(anna.see('lobby')).toBeVisible();
});

test('a spectator comes in the middle, sees the table and no hand', async ({ actor }) => {
  const [anna, max, sonya, link] = await threeAtTheTable(actor);
  await anna.start();
  for (const one of [anna, max, sonya]) await expect(one.see('hand')).toBeVisible();
  const lena = await actor('Lena');
  await lena.join(link);
  await expect(lena.see('row')).toBeVisible();
  await expect(lena.see('hand')).toHaveCount(0);
  await card(anna).click();
  await anna.see('confirm-move').click();
  await expect(lena.see('seat-0')).toContainText('ready');
});

test('when the host leaves, somebody else can start', async ({ actor }) => {
  const [anna, max, , link] = await threeAtTheTable(actor);
  const lena = await actor('Lena');
  await lena.join(link);
  await expect(max.see('start')).toHaveCount(0);
  await anna.see('open-menu').click();
  await anna.see('leave-room').click();
  if (await anna.see('confirm-go').isVisible()) await anna.see('confirm-go').click();
  await expect(max.see('start')).toBeEnabled();
  await max.start();
  await expect(lena.see('hand')).toBeVisible();
});

test('offline: a banner, nothing to press, nothing lost; online: the game goes on', async ({ actor }) => {
  const [anna, max, sonya] = await threeAtTheTable(actor);
  await anna.start();
  await card(max).click();
  await max.see('confirm-move').click();
  await expect(max.see('sealed')).toBeVisible();
  await max.context.setOffline(true);
  await expect(max.see('banner').first()).toBeVisible();
  await card(anna).click();
  await anna.see('confirm-move').click();
  await max.context.setOffline(false);
  await expect(max.see('banner')).toHaveCount(0);
  await expect(max.see('sealed')).toBeVisible();
  await card(sonya).click();
  await sonya.see('confirm-move').click();
  await expect(max.see('hand').getByRole('option')).toHaveCount(6);
});

test('the language changes in the middle of a game, and nothing else does', async ({ actor }) => {
  const [anna] = await threeAtTheTable(actor);
  await anna.start();
  await card(anna).click();
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.see('settings').getByText('Русский').click();
  await expect(anna.see('prompt')).toContainText('Выберите карту');
  await expect(anna.page.locator('html')).toHaveAttribute('lang', 'ru');
  await anna.see('confirm-move').click();
  await expect(anna.see('sealed')).toBeVisible();
});

test('chat reaches everybody, spectators and newcomers included', async ({ actor }) => {
  const [anna, max, , link] = await threeAtTheTable(actor);
  await anna.see('chat-field').fill('привет <b>all</b>');
  await anna.see('chat-field').press('Enter');
  await expect(max.see('chat')).toContainText('привет <b>all</b>');
  const lena = await actor('Lena');
  await lena.join(link);
  await expect(lena.see('chat')).toContainText('привет <b>all</b>');
});
