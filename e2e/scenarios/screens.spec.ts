// Every screen, on desktop and phone, light and dark: axe finds nothing serious, nothing scrolls sideways, and a
// picture of each is written to e2e/screenshots for a person to look at.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { GAME_IDS } from '@fivefold/rules';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const FOLDER = path.join(import.meta.dirname, '../screenshots');
mkdirSync(FOLDER, { recursive: true });

async function examine(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect
    .soft(
      serious.map(
        ({ id, nodes }) =>
          `${name}: ${id}: ${nodes
            .map(({ html }) => html)
            .join(' ')
            .slice(0, 400)}`,
      ),
    )
    .toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

const LOOKS = [
  { kind: 'desktop', phone: false, colorScheme: 'light', locale: 'en-GB' },
  { kind: 'phone', phone: true, colorScheme: 'dark', locale: 'ru-RU' },
  { kind: 'desktop-dark', phone: false, colorScheme: 'dark', locale: 'ru-RU' },
  { kind: 'phone-light', phone: true, colorScheme: 'light', locale: 'en-GB' },
] as const;

for (const { kind, phone, colorScheme, locale } of LOOKS) {
  const look = { phone, colorScheme, locale, reducedMotion: 'reduce' } as const;

  test(`home, door, lobby and a room that is not there: ${kind}`, async ({ actor, server }) => {
    const anna = await actor('Anna', look);
    await anna.page.goto(server.url);
    await anna.see('create').waitFor();
    await examine(anna.page, `home-${kind}`);
    const link = await anna.create('my-number');
    await examine(anna.page, `lobby-${kind}`);
    const max = await actor('Максимилиан-Александр', look);
    await max.page.goto(link);
    await max.see('enter').waitFor();
    await examine(max.page, `door-${kind}`);
    await max.page.goto(`${server.url}/r/KITE-0000`);
    await max.see('gone').waitFor();
    await examine(max.page, `gone-${kind}`);
  });

  for (const game of GAME_IDS)
    test(`the table of ${game}: ${kind}`, async ({ actor, server }) => {
      const anna = await actor('Anna', look);
      await anna.page.goto(server.url);
      await anna.see(`game-${game}`).click();
      await anna.see('name').fill('Anna');
      await anna.see('practice').click();
      await anna.see('table').waitFor();
      await expect(anna.see('prompt')).toBeVisible();
      await examine(anna.page, `${game}-${kind}`);
      await anna.page.keyboard.press('?');
      await anna.see('rules').waitFor();
      await examine(anna.page, `${game}-rules-${kind}`);
    });
}
