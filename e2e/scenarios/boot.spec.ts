import { expect, test } from '../fixtures/test.ts';

test('paints a shell before the script is loaded', async ({ browser, server }) => {
  const page = await browser.newPage({ locale: 'ru-RU' });
  await page.route(/\/assets\/.*\.js$/, () => {}); // never answered
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Fivefold' })).toBeVisible();
  await expect(page.getByText('Пять маленьких карточных игр')).toBeVisible();
  await page.close();
});

test('shows a message in a browser that is too old', async ({ browser, server }) => {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto(server.url, { waitUntil: 'load' });
  await expect(page.getByText('This browser is too old')).toBeVisible();
  await expect(page.getByTestId('home')).toHaveCount(0);
  await page.close();
});

test('says in three languages that it needs scripts', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  const sentences = page.locator('noscript p'); // a search by text passes over this element
  await expect(sentences).toHaveCount(3);
  for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
  await page.close();
});

test('applies the chosen theme with the first paint', async ({ browser, server }) => {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.addInitScript(() => localStorage.setItem('fivefold.preferences', '{"theme":"dark"}'));
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.close();
});
