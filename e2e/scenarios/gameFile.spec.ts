// A finished game as a file: saved, opened again on the home page, and as the content of a report.
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playWholeGame } from '../players/headless.ts';

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('a game is saved as a file, opened again, and damaged files are refused', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const room = await playWholeGame(await headlessPlayers('red7', ['<b>Anna</b>', 'Max'], { actions: false }));
  const code = roomCodeOf(room);
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(code);
  await anna.see('menu').click();
  const saved = anna.page.waitForEvent('download');
  await anna.see('save-game').click();
  const file = await textOf(await saved);
  expect(file).not.toContain(code);
  expect(file).not.toContain(room[0]!.token);
  await anna.see('report-problem').click();
  await expect(anna.see('report-content')).toHaveValue(file);

  const zoe = await actor('Zoe', { phone: true });
  const requests: string[] = [];
  await zoe.page.goto(server.url);
  const choose = async (button: string, text: string | Buffer) => {
    const chooser = zoe.page.waitForEvent('filechooser');
    await zoe.see(button).tap();
    const buffer = Buffer.isBuffer(text) ? text : Buffer.from(text);
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  };
  const problem = zoe.see('open-problem');
  const storage = () => zoe.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const before = await storage();
  await choose('open-game', file.slice(0, -9));
  await expect(problem).toContainText('The file is damaged');
  for (const [change, sentence] of [
    [{ version: 2 }, 'another version of Fivefold'],
    [{ rules: 'red7@99' }, 'under other rules'],
    [{ actions: JSON.parse(file).actions.slice(1) }, 'a move that the rules do not allow'],
    [{ names: ['<img src=x onerror="alert(1)">', 'Max'] }, 'a name that no player could have'],
  ] as const) {
    await choose('open-another', JSON.stringify({ ...JSON.parse(file), ...change }));
    await expect(problem).toContainText(sentence);
  }
  await choose('open-another', Buffer.alloc(5_000_000));
  await expect(problem).toContainText('too large');
  zoe.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await choose('open-another', file);
  await expect(zoe.see('replay-screen')).toBeVisible();
  await expect(zoe.see('replay-hands')).toContainText('<b>Anna</b>'); // shown as text
  await zoe.see('replay-forward').tap();
  await expect(zoe.see('replay-move')).toHaveValue('1');
  expect(requests.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  await zoe.see('replay-close').tap();
  await expect(zoe.see('home')).toBeVisible();
  expect(await storage(), 'nothing is stored').toBe(before);
});

test('a report of a running game has the moves and no hand', async ({ actor, headlessPlayers }) => {
  const room = await headlessPlayers('red7', ['Anna', 'Max'], { actions: false });
  await startGame(room);
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await anna.see('menu').click();
  await expect(anna.see('save-game')).toHaveCount(0);
  await anna.see('report-problem').click();
  const dialog = anna.see('report-dialog');
  await expect(dialog).toContainText('only what everybody has seen');
  const saved = anna.page.waitForEvent('download');
  const shown = await anna.see('report-content').inputValue();
  await anna.see('report-save').click();
  expect(await textOf(await saved)).toBe(shown);
  const report = JSON.parse(shown);
  expect(report.table.history).toEqual(room[0]!.table.history);
  expect(report.table).not.toHaveProperty('view');
  expect(shown).not.toContain(roomCodeOf(room));
  expect(Object.keys(report.table)).not.toContain('deal');
});
