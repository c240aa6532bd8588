// After a game: confetti, the next game, and an open replay.
import { fastRandom } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkLayout } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';

const TWO = ['Anna', 'Max'];
const SHORT = { actions: false };

/** Counts what appears on the page, however short. */
const countConfetti = (actor: Actor) =>
  actor.context.addInitScript(() => {
    const count = { confetti: 0 };
    Object.assign(globalThis, { count });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.parentElement)
            if (node.matches('[data-testid=confetti]') || node.querySelector('[data-testid=confetti]'))
              count.confetti += 1;
    }).observe(document, { childList: true, subtree: true });
  });
const confettiSeen = (actor: Actor) =>
  actor.page.evaluate(() => (globalThis as unknown as { count: { confetti: number } }).count.confetti);

interface RecordedAnimation {
  readonly on: string;
  readonly duration: number;
  readonly delay: number;
}

/** Records the animations that scripts of the page start, by the test id or the tag of their element. */
const recordAnimations = (actor: Actor) =>
  actor.context.addInitScript(() => {
    const animations: RecordedAnimation[] = [];
    Object.assign(globalThis, { animations });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const { duration, delay = 0 } = options as { duration: number; delay?: number };
      const on = this.getAttribute('data-testid') ?? this.tagName.toLowerCase();
      animations.push({ on, duration, delay });
      return animate.call(this, keyframes, options);
    };
  });
const animationsOf = async (actor: Actor, on: string) =>
  (
    await actor.page.evaluate(
      () => (globalThis as unknown as { animations: readonly RecordedAnimation[] }).animations,
    )
  ).filter((animation) => animation.on === on);

async function finished(two: readonly HeadlessPlayer[]): Promise<void> {
  await startGame(two);
  await playHeadless(two, fastRandom(5));
}

test('confetti falls once in every window, because a person won', async ({ actor, headlessPlayers }) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await startGame(two);
  const windows = await Promise.all(
    two.map(({ name, token }) => actor(name, { token, reducedMotion: 'no-preference' })),
  );
  for (const one of windows) {
    await countConfetti(one);
    await recordAnimations(one);
    await one.visit(roomCodeOf(two));
  }
  await playHeadless(two, fastRandom(5));
  for (const one of windows) {
    await one.see('winner').waitFor();
    await waitForAnimations(one.page);
    await expect(one.see('confetti')).toHaveCount(0);
  }
  // After the podium the breakdown rises row by row, then the moments.
  for (const one of windows) {
    const rows = await animationsOf(one, 'tr');
    expect(rows.map(({ delay }) => delay)).toEqual([1050, 1090]);
    const moments = await animationsOf(one, 'highlight');
    expect(moments[0]!.delay).toBe(1130);
  }
  const won = (one: Actor) => one.table.outcome!.ranking[0]!.seat === one.table.seat;
  const winner = windows.find(won)!;
  const loser = windows.find((one) => one !== winner)!;
  expect([await confettiSeen(winner), await confettiSeen(loser)]).toEqual([1, 1]);
  await winner.see('look').click();
  await winner.see('to-result').click();
  await winner.see('winner').waitFor();
  expect(await confettiSeen(winner)).toBe(1);
  await winner.page.reload();
  await winner.see('winner').waitFor();
  expect(await confettiSeen(winner)).toBe(0);
});

test('guests are ready, anybody stops the countdown, and a host starts at once', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await finished(two);
  const anna = await actor('Anna', { token: two[0]!.token });
  const max = await actor('Max', { token: two[1]!.token, phone: true });
  for (const one of [anna, max]) await one.visit(roomCodeOf(two));
  // The chat is open on every width.
  await expect(anna.see('panel').getByTestId('chat-field')).toBeVisible();
  await expect(max.see('result-chat').getByTestId('chat-field')).toBeVisible();
  await expect(anna.see('chat-praise')).toHaveText('Say something nice to Max.');
  await expect(max.see('chat-praise')).toHaveText('Say something nice to Anna.');
  await max.see('result-chat').getByTestId('chat-field').fill('well played');
  await max.see('result-chat').getByTestId('chat-send').click();
  await expect(anna.see('chat')).toContainText('well played');
  for (const one of [anna, max]) await expect(one.see('chat-praise')).toHaveCount(0);

  await expect(anna.see('next-game')).toHaveCount(0);
  await anna.press('choose-next');
  await expect(anna.see('propose-podelim')).toBeFocused();
  await max.see('propose-iota').click();
  await expect(max.see('propose-iota')).toHaveAttribute('aria-pressed', 'true');
  await expect(anna.see('propose-iota')).toHaveAccessibleName('Iota, wanted by Max');
  await expect(anna.see('next-game')).toHaveText('Next: Iota');
  await max.press('rematch'); // a wish, not a start
  await expect(anna.see('next-game')).toHaveText(/Next: Red7/);
  await expect(anna.see('rematch')).toHaveAccessibleName('Rematch, wanted by Max');
  await max.see('propose-iota').click();

  await expect(max.see('ready')).toHaveText('I am ready');
  await max.press('ready');
  await expect(anna.see('ready-m2')).toHaveAttribute('data-ready', 'true');
  await expect(anna.see('result')).toContainText('Max is ready');
  await anna.press('countdown-stop');
  await expect(max.see('countdown-stop')).toHaveCount(0);
  await expect(max.see('ready')).toHaveText('Ready · Change my mind');
  await max.press('ready');
  await expect(max.see('ready')).toHaveText('I am ready');
  await anna.press('next-game');
  await expect(max.see('table')).toBeVisible();
  expect([max.table.game, max.table.number]).toEqual(['iota', 2]);
});

test('without its host the room starts the next game when all are ready', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await two[0]!.do({ type: 'playlist', games: ['iota'] });
  await finished(two);
  const max = await actor('Max', { token: two[1]!.token });
  await max.visit(roomCodeOf(two));
  await expect(max.see('result')).toContainText('Up next: Iota');
  two[0]!.close();
  await max.press('ready');
  await expect(max.see('countdown-stop')).toContainText('Starts in');
  await expect(max.see('table')).toBeVisible();
  expect(max.table.game).toBe('iota');
});

for (const [what, lang, words] of [
  ['rematch', 'en-GB', 'Red7 starts: join'],
  ['nextGame', 'ru-RU', 'Комната играет дальше: к\u00a0ней'],
] as const)
  test(`a replay stays open during a ${what}`, async ({ actor, headlessPlayers }) => {
    const two = await headlessPlayers('red7', TWO, SHORT);
    await finished(two);
    const max = await actor('Max', { token: two[1]!.token, locale: lang, phone: lang === 'ru-RU' });
    await max.visit(roomCodeOf(two));
    await max.press('replay');
    await max.press('replay-forward');
    await two[0]!.do(what === 'rematch' ? { type: what, number: 1 } : { type: what });
    await expect(max.see('replay-close')).toHaveText(words);
    await expect(max.see('replay-move')).toHaveValue('1');
    await max.press('replay-forward');
    await expect(max.see('replay-move')).toHaveValue('2');
    await max.press('replay-close');
    await expect(max.see(what === 'rematch' ? 'table' : 'lobby')).toBeVisible();
  });

test('the check finds a deal that was not made of the nonces', async ({ actor, headlessPlayers }) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await finished(two);
  const anna = await actor('Anna', { token: two[0]!.token });
  await anna.visit(roomCodeOf(two));
  await anna.press('check-deal');
  await expect(anna.see('fair')).toHaveAttribute('data-state', 'bad'); // tests deal from a seed of their own
});

test('the chat beside the result does not lie over it in a window that becomes narrow', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await finished(two);
  const anna = await actor('Anna', { token: two[0]!.token, viewport: { width: 1024, height: 768 } });
  await anna.visit(roomCodeOf(two));
  await expect(anna.see('panel')).toBeVisible();
  await anna.page.setViewportSize({ width: 768, height: 1024 });
  await expect(anna.see('result-chat')).toBeVisible();
  await expect(anna.see('panel')).toHaveCount(0);
});

for (const phone of [false, true])
  test(`the button back to the result covers no card${phone ? ', phone' : ''}`, async ({
    actor,
    headlessPlayers,
  }) => {
    const two = await headlessPlayers('red7', TWO, SHORT);
    await finished(two);
    const anna = await actor('Anna', { token: two[0]!.token, phone });
    await anna.visit(roomCodeOf(two));
    await anna.press('look');
    await anna.see('to-result').waitFor();
    const covered = await anna.page.evaluate(() => {
      const { left, right, top, bottom } = document
        .querySelector('[data-testid=to-result]')!
        .getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('[data-testid=table] [data-flip]')]
        .map((card) => ({ card: card.dataset.flip, box: card.getBoundingClientRect() }))
        .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
        .map(({ card }) => card);
    });
    expect(covered).toEqual([]);
  });

test('points of a shared win stand clear of the next face', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('red7', ['Anna', 'Boris', 'Chlo\u00e9'], SHORT);
  await finished(three);
  const anna = await actor('Anna', { token: three[0]!.token, viewport: { width: 844, height: 390 } });
  await anna.visit(roomCodeOf(three));
  await expect(anna.see('night-strip').getByRole('listitem')).toHaveCount(3);
  const { gaps, outside } = await anna.see('night-strip').evaluate((strip) => {
    const items = [...strip.querySelectorAll('li')];
    for (const item of items) item.querySelector('strong')!.textContent = '12.5';
    const boxes = items.map((item) => ({
      face: item.querySelector('svg')!.getBoundingClientRect(),
      figure: item.querySelector('strong')!.getBoundingClientRect(),
    }));
    return {
      gaps: boxes
        .slice(1)
        .map(({ face }, i) => (face.top > boxes[i]!.figure.bottom ? 99 : face.left - boxes[i]!.figure.right)),
      outside: boxes.filter(({ figure }) => figure.right > strip.getBoundingClientRect().right).length,
    };
  });
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  expect(outside).toBe(0);
});

const SIX = ['Anna', 'Boris', 'Chlo\u00e9', 'Lena', 'Mia', 'Pico'];

test('faces hop onto the games that their owners want, and a game for fewer people says so', async ({
  actor,
  headlessPlayers,
}) => {
  const six = await headlessPlayers('eight28', SIX);
  await startGame(six);
  await six[0]!.do({ type: 'endGame' });
  const anna = await actor('Anna', { token: six[0]!.token, reducedMotion: 'no-preference' });
  await recordAnimations(anna);
  for (const guest of six.slice(1)) await guest.do({ type: 'vote', game: 'my-number' });
  await anna.visit(roomCodeOf(six));
  await expect(anna.see('propose-my-number').locator('[data-testid^=voter-]')).toHaveCount(4);
  await expect(anna.see('propose-my-number')).toContainText('+1');
  expect(await animationsOf(anna, 'voter-m2')).toEqual([]); // it sat there before

  await anna.press('propose-podelim');
  await expect(anna.see('propose-podelim').getByTestId('voter-m1')).toBeVisible();
  await anna.press('propose-eight28');
  await expect(anna.see('propose-eight28').getByTestId('voter-m1')).toBeVisible();
  await expect(anna.see('propose-podelim').getByTestId('voter-m1')).toHaveCount(0);
  expect((await animationsOf(anna, 'voter-m1')).map(({ duration }) => duration)).toEqual([200, 200]);
  await anna.press('propose-eight28');
  await expect(anna.see('voter-m1')).toHaveCount(0);

  const iota = anna.see('propose-iota');
  await expect(iota).toContainText('2 to 4 players');
  await expect(iota).toHaveAccessibleName('Iota, 2 to 4 players');
  await expect(iota).toHaveCSS('opacity', '0.5');
  await expect(anna.see('propose-my-number')).toHaveCSS('opacity', '1');
});

test('a pentagon runs round the button while the next game is about to start', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('red7', TWO, SHORT);
  await startGame(two);
  await two[0]!.do({ type: 'endGame' });
  const max = await actor('Max', { token: two[1]!.token, reducedMotion: 'no-preference' });
  await recordAnimations(max);
  await max.visit(roomCodeOf(two));
  await max.press('ready');
  await expect(max.see('countdown-runner')).toBeVisible();
  expect((await animationsOf(max, 'countdown-runner')).map(({ duration }) => duration)).toEqual([5000]);
  await max.press('countdown-stop');
  await expect(max.see('countdown-runner')).toHaveCount(0);
  await expect(max.see('ready')).toHaveText('Ready · Change my mind');
});

for (const locale of ['en-GB', 'ru-RU', 'de-DE'])
  test(`what comes next takes two lines on a phone at most, ${locale}`, async ({
    actor,
    headlessPlayers,
  }) => {
    const three = await headlessPlayers('my-number', SIX.slice(0, 3));
    await startGame(three);
    await three[0]!.do({ type: 'endGame' });
    const anna = await actor('Anna', { token: three[0]!.token, phone: true, locale });
    await anna.visit(roomCodeOf(three));
    const lines = await anna.page
      .getByRole('contentinfo')
      .locator('strong')
      .first()
      .evaluate((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines).toBeLessThanOrEqual(2);
  });

test('on a phone the result shows moments, points or the evening, and three emotes beside the chat', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('podelim', TWO);
  await finished(two);
  const anna = await actor('Anna', { token: two[0]!.token, phone: true });
  await anna.visit(roomCodeOf(two));
  const tab = (name: string) => anna.see('result-tabs').getByRole('radio', { name, exact: true });
  await expect(tab('Moments')).toBeChecked();
  await expect(anna.see('highlight').first()).toBeVisible();
  await expect(anna.see('breakdown')).toHaveCount(0);
  await checkLayout(anna.page, 'result-phone-moments');
  await anna.see('result-tabs').getByText('Points').tap();
  await expect(anna.see('breakdown').getByRole('row')).toHaveCount(3);
  await expect(anna.see('highlight')).toHaveCount(0);
  await anna.see('result-tabs').getByText('Evening').tap();
  await expect(anna.see('night')).toContainText('Max');
  await expect(anna.see('finish-evening-here')).toBeVisible();
  await checkLayout(anna.page, 'result-phone-evening');
  // The others open above the field.
  const emotes = anna.see('result-chat').locator('[data-testid^=react-]');
  await expect(emotes).toHaveCount(3);
  await anna.see('chat-emotes').tap();
  await expect(emotes).toHaveCount(8);
  await anna.see('react-again').tap();
  await two[1]!.received.until('the emote', ({ view }) =>
    view!.chat.some((line) => line.kind === 'emote' && line.emote === 'again'),
  );
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test(`the buttons of the result stand in one row of their own at ${width} px`, async ({
    actor,
    headlessPlayers,
  }) => {
    const three = await headlessPlayers('red7', ['Anna', 'Boris', 'Chlo\u00e9'], SHORT);
    await finished(three);
    for (const guest of three.slice(1)) await guest.do({ type: 'vote', game: 'my-number' });
    const anna = await actor('Anna', { token: three[0]!.token, viewport: { width, height } });
    await anna.visit(roomCodeOf(three));
    const box = async (id: string) => (await anna.see(id).boundingBox())!;
    await expect(anna.see('next-game')).toBeVisible();
    const [next, rematch, replay] = [await box('next-game'), await box('rematch'), await box('replay')];
    expect(rematch.y).toBeCloseTo(next.y, 0);
    expect(rematch.height).toBeCloseTo(next.height, 0);
    expect(replay.y + replay.height).toBeLessThanOrEqual(rematch.y);
    // Where there is little height, the moments lose their cards first.
    await expect(anna.see('highlight').locator('[role=img]').first()).toBeVisible({ visible: height > 820 });
    // They fill the row from edge to edge.
    expect(rematch.x).toBeLessThanOrEqual(24);
    const footer = (await anna.page.getByRole('contentinfo').boundingBox())!;
    expect(footer.x + footer.width - next.x - next.width).toBeLessThanOrEqual(24);
  });
