import type { Page } from '@playwright/test';
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

for (const missing of ['subgrid', ':has', 'color-mix'])
  test(`shows the message in a browser without ${missing}`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.addInitScript((feature) => {
      const supports = CSS.supports.bind(CSS) as (...condition: string[]) => boolean;
      CSS.supports = (...condition: string[]) =>
        !condition.some((part) => part.includes(feature)) && supports(...condition);
    }, missing);
    await page.goto(server.url, { waitUntil: 'load' });
    await expect(page.getByText('Chrome or Edge 117, Firefox 121, Safari 16.4')).toBeVisible();
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

for (const theme of ['dark', 'contrast'])
  test(`applies the chosen theme with the first paint: ${theme}`, async ({ browser, server }) => {
    const page = await browser.newPage({ colorScheme: 'light' });
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.addInitScript(
      (chosen) => localStorage.setItem('fivefold.preferences', JSON.stringify({ theme: chosen })),
      theme,
    );
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.close();
  });

test('the theme button goes through all themes, and high contrast is one of them', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { colorScheme: 'light' });
  await anna.page.goto(server.url);
  const page = anna.page.locator('html');
  for (const theme of ['dark', 'contrast', 'light', 'dark']) {
    await anna.press('theme-button');
    await expect(page).toHaveAttribute('data-theme', theme);
  }
});

test('follows the wish of the system for less motion, also when it changes', async ({ actor, server }) => {
  const anna = await actor('Anna', { reducedMotion: 'no-preference' });
  await anna.page.goto(server.url);
  const changesIn = () => anna.see('create').evaluate((own) => getComputedStyle(own).transitionDuration);
  await anna.see('create').waitFor();
  expect(await changesIn()).not.toBe('0s');
  await anna.page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(changesIn).toBe('0s');
  await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(changesIn).not.toBe('0s');
});

/** The fonts that the browser draws this element with; the ones of the system are not custom. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system: ${familyName}`));
}

test('a page loads the Cyrillic files of a face only for Cyrillic text', async ({ browser, server }) => {
  const page = await browser.newPage({ locale: 'en-US' });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) loaded.push(request.url());
  });
  await page.goto(server.url);
  const title = page.locator('h1').first();
  await page.getByTestId('create').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const cyrillic = () => loaded.filter((url) => url.includes('-cyrillic-'));
  expect(loaded.filter((url) => url.includes('-latin-')).length).toBeGreaterThan(0);
  expect(cyrillic()).toEqual([]);
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Piazzolla')]);
  await title.evaluate((own) => {
    own.textContent = 'Партия';
  });
  await expect.poll(cyrillic).toEqual([expect.stringContaining('piazzolla-cyrillic-')]);
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Piazzolla')]);
  await page.close();
});
