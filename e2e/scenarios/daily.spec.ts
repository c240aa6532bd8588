import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

/** `puzzles.test.ts` fails when another puzzle is made from this date. */
const EVENING = new Date(2026, 10, 17, 20, 48);

async function openDaily(actor: Actor, url: string, game: string): Promise<void> {
  await actor.page.clock.setFixedTime(EVENING);
  await actor.page.goto(url);
  await actor.press(`daily-${game}`);
  await expect(actor.see('daily-table')).toHaveAttribute('data-stage', 'asked');
}

test('on a phone: solved at the second try, shared as text, and shown first from then on', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.context.addInitScript(() => {
    navigator.share = async ({ text }: ShareData = {}) => {
      document.documentElement.dataset.shared = text ?? '';
    };
  });
  await openDaily(anna, server.url, 'iota');
  const lay = async (card: string, cell: string) => {
    await anna.pick(card);
    await anna.press(cell);
  };
  await lay('BT1', 'cell--2-0');
  await anna.press('confirm-move');
  await expect(anna.see('prompt')).toContainText('there is a better play');
  await anna.press('daily-again');
  await lay('BT1', 'cell--2-0');
  await lay('GP3', 'cell--2-1');
  await anna.press('confirm-move');
  await expect(anna.see('prompt')).toContainText('28: there is no better play');
  await expect(anna.see('counted-line')).toHaveCount(3);
  await anna.press('daily-share');
  await expect(anna.page.locator('html')).toHaveAttribute(
    'data-shared',
    `Fivefold daily, Iota, 17 Nov: ◇◆ 28 of 28\n${server.url}/daily/iota`,
  );
  await anna.page.reload();
  await expect(anna.see('daily-result')).toContainText('28 of 28, second try');
  await anna.press('daily-leave');
  await expect(anna.see('daily-iota')).toHaveAttribute('data-state', 'solved');
  await expect(anna.see('daily-red7')).toHaveAttribute('data-state', 'open');
});

test('by keys on a desktop, in Russian: three wrong tries, the best turn, and a new one tomorrow', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { keys: true, locale: 'ru' });
  await openDaily(anna, server.url, 'red7');
  const playRed5 = async () => {
    await anna.pick('R5');
    await anna.page.keyboard.press('p');
    await anna.press('confirm-move');
  };
  await anna.press('fold');
  await anna.press('confirm-go');
  await expect(anna.see('prompt')).toContainText('Попытка не потрачена');
  for (let left = 2; left > 0; left -= 1) {
    await playRed5();
    await expect(anna.see('prompt')).toContainText('Вы не лидируете');
    await anna.page.keyboard.press('Enter');
    await expect(anna.see('daily-table')).toHaveAttribute('data-stage', 'asked');
  }
  await playRed5();
  await expect(anna.see('daily-table')).toHaveAttribute('data-stage', 'over');
  await expect(anna.see('prompt')).toContainText('Завтра будет новая');
  await expect(anna.see('daily-says')).toContainText('зелёная 4');
  await expect(anna.see('daily-result')).toContainText('не решено');
});

test('8·28 has two answers, so it has one try', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await openDaily(anna, server.url, 'eight28');
  await expect(anna.see('daily-tries').getByRole('listitem')).toHaveCount(1);
  await anna.press('take');
  await expect(anna.see('daily-table')).toHaveAttribute('data-stage', 'over');
  await expect(anna.see('daily-result')).toBeVisible();
  await anna.press('daily-leave');
  await expect(anna.see('daily-eight28')).toHaveAttribute('data-state', /solved|failed/);
});

test('a worker that dies: a sentence, and the puzzle when asked again', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await anna.context.route(/puzzleWorker/, (route) => route.abort());
  await anna.page.goto(`${server.url}/daily/podelim`);
  await expect(anna.see('daily-stopped')).toContainText('Your tries are kept');
  await anna.context.unroute(/puzzleWorker/);
  await anna.press('daily-retry');
  await expect(anna.see('daily-table')).toHaveAttribute('data-stage', 'asked');
});
