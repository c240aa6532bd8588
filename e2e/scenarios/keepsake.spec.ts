// The end of an evening: a page with games, titles and a picture, until a host deletes it.
import type { Locator } from '@playwright/test';
import { roomCodeOf } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playWholeGame } from '../players/headless.ts';

test('a host finishes the evening, a friend sees its page, and another host deletes it', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await playWholeGame(await headlessPlayers('red7', ['Anna', 'Max'], { actions: false }));
  await room[0]!.do({ type: 'nextGame' });
  await room[0]!.do({ type: 'choose', game: 'iota', options: {} as never });
  for (const [seat, player] of room.entries()) await player.do({ type: 'sit', seat });
  await playWholeGame(room);
  const { me } = room[1]!.received.view!;
  await room[0]!.do({ type: 'makeHost', member: me!, share: true });
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await anna.see('menu').click();
  await anna.see('finish-evening').click();
  await anna.page.getByRole('dialog').last().getByRole('button', { name: 'Finish the evening' }).click();
  await expect(anna.see('keepsake')).toContainText(/wins the evening|share the evening/);
  await expect(anna.see('keepsake-game')).toHaveCount(2);
  await expect(anna.see('keepsake')).toContainText(/2\sgames · \d+\smin/);
  await screenshot(anna.page, 'keepsake-desktop');
  const zoe = await actor('Zoe', { phone: true });
  await zoe.page.goto(anna.page.url());
  await expect(zoe.see('keepsake-titles').getByRole('listitem')).toHaveCount(2);
  await expect(zoe.see('keepsake-game')).toHaveCount(2);
  await expect(zoe.see('keepsake-delete')).toHaveCount(0);
  await expect(zoe.see('keepsake')).not.toContainText(roomCodeOf(room));
  await screenshot(zoe.page, 'keepsake-phone');
  await checkLayout(zoe.page, 'keepsake-phone');
  // A stranger to the room watches the frozen moment, without learning where it was played.
  const watch = zoe.see('keepsake-watch').first();
  await expect(watch).toHaveAccessibleName('Watch Red7');
  await watch.tap();
  await expect(zoe.see('replay-screen')).toBeVisible();
  expect(Number(await zoe.see('replay-move').inputValue())).toBeGreaterThan(0);
  expect(await zoe.page.content()).not.toContain(roomCodeOf(room));
  expect(zoe.page.url()).not.toContain(roomCodeOf(room));
  await expect(zoe.see('replay-close')).toHaveText('Back to the evening');
  await zoe.see('replay-close').tap();
  await expect(zoe.see('keepsake-game')).toHaveCount(2);
  const picture = await zoe.page.request.get(`${anna.page.url()}/picture.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The share sheet gets the picture as a file.
  await anna.page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const { files, title } = data as { readonly files: readonly File[]; readonly title: string };
      const [picture] = files;
      document.documentElement.setAttribute('data-shared', `${picture?.type} ${picture?.size} ${title}`);
    };
  });
  await anna.press('share-picture');
  await expect(anna.page.locator('html')).toHaveAttribute(
    'data-shared',
    /^image\/png [1-9]\d{3,} .*(wins the evening|share the evening)$/,
  );
  // The other host opens the page by the link in the chat, and may delete it as well.
  await expect(anna.see('keepsake-delete')).toBeVisible();
  const max = await actor('Max', { token: room[1]!.token });
  await max.visit(roomCodeOf(room));
  const link = max.see('chat').getByRole('link');
  await expect(link).toHaveAttribute(
    'href',
    `${new URL(anna.page.url()).origin}${new URL(anna.page.url()).pathname}?lang=en`,
  );
  const [opened] = await Promise.all([max.context.waitForEvent('page'), link.click()]);
  await opened.getByTestId('keepsake-delete').click();
  await opened.getByRole('dialog').getByRole('button', { name: 'Delete this page' }).click();
  await expect(opened.getByTestId('keepsake-over')).toContainText('This evening is over');
  await zoe.page.reload();
  await zoe.see('to-home').tap();
  await expect(zoe.see('home')).toBeVisible();
});

const NAMES = ['Anna', 'Mia', 'Boris', 'Chlo\u00e9', 'Lena', 'Max'];
const PLAYED = [
  { game: 'red7', cards: ['R7', 'G2', 'G4', 'C1'] },
  { game: 'podelim', cards: ['10', '10', '10'] },
  { game: 'my-number', cards: ['41', '33'] },
] as const;

/** The server's answer for an evening with these numbers of games and people. */
const pageOf = (games: number, people: number, shared: number) => ({
  expires: Date.UTC(2027, 1, 15),
  mine: false,
  evening: {
    madeAt: Date.UTC(2026, 10, 17),
    day: '2026-11-17',
    minutes: 85,
    games: Array.from({ length: games }, (_, i) => ({
      game: PLAYED[i % PLAYED.length]!.game,
      places: NAMES.slice(0, people).map((_, person) => ({ person, place: person + 1 })),
      moment: { person: 0, n: 3, cards: PLAYED[i % PLAYED.length]!.cards, actions: 1 },
      replay: true,
    })),
    people: NAMES.slice(0, people).map((name, i) => ({
      name,
      face: (['fox', 'hare', 'bear', 'cat', 'owl', 'frog'] as const)[i],
      bot: false,
      points: i < shared ? 9 : 8 - i,
      wins: 1,
      games,
      title: { kind: 'tireless', n: 12, game: 'red7' },
    })),
  },
});

for (const [games, people, shared, rows, titles, heading] of [
  [1, 2, 1, [1], [2], 'Anna wins the evening'],
  [5, 4, 2, [5], [4], 'Anna and Mia share the evening'],
  [7, 6, 1, [4, 3], [3, 3], 'Anna wins the evening'],
] as const)
  test(`the leaflet of ${games} games and ${people} people`, async ({ actor, server }) => {
    const anna = await actor('Anna');
    const evening = pageOf(games, people, shared);
    await anna.page.route('**/api/evenings/*', (route) => route.fulfill({ json: evening }));
    await anna.page.goto(`${server.url}/e/${'a'.repeat(24)}`);
    await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(anna.see('keepsake')).toContainText(
      `Tuesday, November 17, 2026 · ${games} game${games > 1 ? 's' : ''} · 1\u00a0h\u00a025\u00a0min`,
    );
    await expect(anna.see('keepsake-game')).toHaveCount(games);
    /** How many lie in each row. */
    const rowsOf = (items: Locator) =>
      items.evaluateAll((all) => {
        const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
    expect(await rowsOf(anna.see('keepsake-game'))).toEqual(rows);
    expect(await rowsOf(anna.see('keepsake-titles').getByRole('listitem'))).toEqual(titles);
    await expect(anna.page.locator('.crown')).toHaveCount(shared);
    await checkLayout(anna.page, `keepsake-${games}`);
  });
