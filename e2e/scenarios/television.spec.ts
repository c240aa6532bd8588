// The big screen of a room: lobby, table and result, without hands, panel and pointer.
import { fastRandom, type GameId } from '@fivefold/rules';
import { type CenterCardTake, myNumber, myNumberCardBonusOf, type View } from '@fivefold/rules/my-number';
import type { Page } from '@playwright/test';
import { findCoveredText } from '../fixtures/coveredText.ts';
import { watchFrames } from '../fixtures/frames.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';

const FULL_HD = { viewport: { width: 1920, height: 1080 } };

test('a television shows lobby, table and result, and takes no chair', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const room = await headlessPlayers('my-number', ['Anna', 'Boris', 'Mia']);
  const code = roomCodeOf(room);
  const tv = await actor('TV', FULL_HD);
  await tv.page.goto(`${server.url}/r/${code}/tv`);
  await expect(tv.see('tv-lobby')).toContainText('Boris');
  await expect(tv.see('tv-invite')).toContainText(code);
  await expect(tv.see('qr')).toBeVisible();
  await expect(tv.see('tv')).toHaveAttribute('data-idle', 'true');
  await screenshot(tv.page, 'tv-lobby');
  await room[0]!.do({ type: 'lock', locked: true });
  await expect(tv.see('tv-invite')).toHaveCount(0);
  await room[0]!.do({ type: 'lock', locked: false });
  await startGame(room);
  await expect(tv.see('table')).toBeVisible();
  const random = fastRandom(5);
  for (let move = 0; move < 3; move++) await playHeadlessMove(room, random);
  for (const { name } of room) await expect(tv.see('reveal').getByTitle(name)).toBeVisible();
  await tv.skip();
  await expect(tv.see('panel')).toHaveCount(0);
  await expect(tv.see('hand')).toHaveCount(0);
  await expect(tv.see('menu')).toBeHidden();
  await expect(tv.see('qr')).toBeVisible();
  expect(room[0]!.received.view!.members).toHaveLength(3);
  await screenshot(tv.page, 'tv-table');
  await playHeadless(room, random);
  await expect(tv.see('tv-result')).toContainText(/wins|share/);
  await expect(tv.see('qr')).toBeVisible();
  await screenshot(tv.page, 'tv-result');
});

/** What a table on a television looks like. */
interface Stage {
  /** The widest card between the seats. */
  readonly card: number;
  /** The smallest text in pixels, without the figures of drawings. */
  readonly text: number;
  /** The middles of the seats, from left to right as a part of the width. */
  readonly seats: readonly number[];
  /** Whether the seats lie above or below the middle of the table; null beside it. */
  readonly above: readonly ('above' | 'below' | null)[];
  /** Cards and seats that do not fit. */
  readonly outside: readonly string[];
  readonly revealing: boolean;
}

/** It runs in the page, so it must be self-contained. */
function measureStage(): Stage {
  const table = document.querySelector('[data-testid=table]')!;
  const middle = table.querySelector('[data-middle]')!;
  const tab = table.querySelector('[data-testid=prompt]')!.getBoundingClientRect();
  const cards = [...middle.querySelectorAll('[data-state]')].filter((card) => card.checkVisibility());
  const sizes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((element) => {
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!says || !seen || element.closest('.visually-hidden, svg[viewBox], script, style, title')) return [];
    return [Number.parseFloat(getComputedStyle(element).fontSize)];
  });
  const seats = [...table.querySelectorAll('[data-testid^=seat-]')];
  const room = middle.getBoundingClientRect();
  const lies = (element: Element, left: number, right: number) => {
    const edge = element.getBoundingClientRect();
    return edge.left < left - 1 || edge.right > right + 1 || edge.top < 0 || edge.bottom > innerHeight;
  };
  return {
    card: Math.max(0, ...cards.map((card) => card.getBoundingClientRect().width)),
    text: Math.min(...sizes),
    seats: seats.map((seat) => {
      const { left, width } = seat.getBoundingClientRect();
      return (left + width / 2) / innerWidth;
    }),
    above: seats.map((seat) => {
      const { top, bottom } = seat.getBoundingClientRect();
      return bottom <= room.top ? 'above' : top >= room.bottom ? 'below' : null;
    }),
    outside: [
      ...cards.filter(
        (card) => lies(card, room.left, room.right) || card.getBoundingClientRect().bottom > tab.top + 1,
      ),
      ...seats.filter((seat) => lies(seat, 0, innerWidth)),
    ].map((element) => element.outerHTML.slice(0, 80)),
    revealing: table.hasAttribute('data-revealing'),
  };
}

/** Measures the frames of a reveal; the page keeps what it found. */
const recordReveal = (page: Page): Promise<void> =>
  page.evaluate((source) => {
    const measure = new Function(`return (${source})()`) as () => Stage;
    const found: Stage[] = [];
    Object.assign(globalThis, { revealStages: found });
    const watch = () => {
      if (document.querySelector('[data-testid=table][data-revealing]')) found.push(measure());
      requestAnimationFrame(watch);
    };
    watch();
  }, measureStage.toString());

const revealStages = (page: Page): Promise<readonly Stage[]> =>
  page.evaluate(() => (globalThis as unknown as { revealStages: readonly Stage[] }).revealStages);

const FOUR = ['Anna', 'Boris', 'Mia', 'Chlo\u00e9'];
const SIX = [...FOUR, 'Pico', 'Maximilian'];
/** Moves after which cards lie in the middle and nothing is being revealed. */
const MOVES: Readonly<Record<GameId, number>> = {
  'my-number': 9,
  podelim: 9,
  iota: 3,
  red7: 7,
  eight28: 9,
};

for (const game of Object.keys(MOVES) as GameId[])
  test(`a television shows ${game} in large, with the seats at both edges`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const room = await headlessPlayers(game, FOUR);
    await startGame(room);
    const random = fastRandom(5);
    for (let move = 0; move < MOVES[game]; move++) await playHeadlessMove(room, random);
    const address = `${server.url}/r/${roomCodeOf(room)}`;

    const desktop = await actor('Anna', { token: room[0]!.token });
    await desktop.page.goto(address);
    await expect(desktop.see('table')).toBeVisible();
    const { card } = await desktop.page.evaluate(measureStage);
    expect(card).toBeGreaterThan(40);

    const tv = await actor('TV', FULL_HD);
    await tv.page.goto(`${address}/tv`);
    await expect(tv.see('table')).toBeVisible();
    await tv.page.evaluate(() => document.fonts.ready);
    await screenshot(tv.page, `tv-${game}`);
    const large = await tv.page.evaluate(measureStage);
    expect(large.card / card).toBeGreaterThanOrEqual(1.6);
    expect(large.text).toBeGreaterThanOrEqual(20);
    expect(large.outside).toEqual([]);
    expect(large.seats.map((x) => (x < 0.25 ? 'left' : x > 0.75 ? 'right' : 'middle'))).toEqual([
      'left',
      'left',
      'right',
      'right',
    ]);
    expect(await tv.page.evaluate(findCoveredText)).toEqual([]);

    await recordReveal(tv.page);
    const frames = async () => (await revealStages(tv.page)).length;
    while ((await frames()) === 0 && (await playHeadlessMove(room, random))) {
      // Until the page shows it: another move would be another position.
      await tv.received.until('the move', ({ table }) => table.move >= room[0]!.table.move);
      await tv.shown();
    }
    await expect.poll(frames).toBeGreaterThan(0);
    await expect(tv.page.locator('[data-testid=table][data-revealing]')).toHaveCount(0);
    const reveals = await revealStages(tv.page);
    expect(reveals.flatMap(({ outside }) => outside)).toEqual([]);
    expect(Math.min(...reveals.map(({ text }) => text))).toBeGreaterThanOrEqual(20);

    // 720p is the same picture, two thirds the size.
    const before = await tv.page.evaluate(measureStage);
    await tv.page.setViewportSize({ width: 1280, height: 720 });
    const shown = () => tv.page.evaluate(measureStage);
    await expect.poll(async () => Math.abs((await shown()).card - before.card / 1.5)).toBeLessThan(2);
    // A page that was resized may need some frames.
    await expect.poll(() => tv.page.evaluate(findCoveredText)).toEqual([]);
    await expect.poll(async () => (await shown()).outside).toEqual([]);
    expect((await shown()).text).toBeGreaterThanOrEqual(13.3);
  });

test('a game that bots play alone makes room for the code', async ({ actor, headlessPlayers, server }) => {
  const room = await headlessPlayers('red7', ['Anna', 'Boris']);
  const code = roomCodeOf(room);
  await startGame(room);
  const tv = await actor('TV', FULL_HD);
  await tv.page.goto(`${server.url}/r/${code}/tv`);
  await expect(tv.see('table')).toBeVisible();
  for (const player of room) await player.do({ type: 'leave' });
  await expect(tv.see('tv-lobby')).toContainText('Red7');
  await expect(tv.see('tv-lobby')).toContainText('Boris');
  await expect(tv.see('tv-lobby')).toContainText('Only bots are playing');
  await expect(tv.see('tv-invite')).toContainText(code);
  const invite = (await tv.see('tv-invite').boundingBox())!;
  expect(invite.width).toBeGreaterThan(0.4 * FULL_HD.viewport.width);
  expect(invite.height).toBeGreaterThan(0.75 * FULL_HD.viewport.height);
  await expect(tv.see('qr')).toBeInViewport({ ratio: 1 });
  expect(await tv.page.evaluate(findCoveredText)).toEqual([]);
  await screenshot(tv.page, 'tv-bots-alone');
});

test('a television with six seats moves the code under the header', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const room = await headlessPlayers('eight28', SIX);
  await startGame(room);
  const tv = await actor('TV', FULL_HD);
  await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
  await expect(tv.see('table')).toBeVisible();
  const { seats, outside } = await tv.page.evaluate(measureStage);
  expect(seats.map((x) => x < 0.25)).toEqual([true, true, true, false, false, false]);
  expect(outside).toEqual([]);
  expect(await tv.page.evaluate(findCoveredText)).toEqual([]);
  await expect(tv.see('qr')).toBeInViewport({ ratio: 1 });
  await screenshot(tv.page, 'tv-six');
});

/** What a television shows of the reveal of a turn, from one change to the next. */
interface TurnStep {
  /** How many cards have left the middle. */
  readonly left: number;
  readonly gains: readonly string[];
  /** The plates that stand out, and the status of their seats. */
  readonly current: readonly string[];
  /** The opacities of the played cards. */
  readonly opacities: readonly number[];
  readonly scores: readonly string[];
  readonly prompt: string;
}

/** Keeps the steps of all reveals from now on; the returned function reads them. */
async function recordTurn(page: Page): Promise<() => Promise<readonly TurnStep[]>> {
  await page.evaluate(() => {
    const steps: TurnStep[] = [];
    Object.assign(globalThis, { turnSteps: steps });
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
    const look = () => {
      if (document.querySelector('[data-testid=table][data-revealing]')) {
        const step = {
          left: document.querySelectorAll('[data-testid=reveal] [data-left]').length,
          gains: textsOf('[data-testid=reveal] [data-testid=gain]'),
          current: [
            ...document.querySelectorAll<HTMLElement>('[data-testid^=seat-][data-state=current]'),
          ].map(
            (plate) => `${plate.dataset.testid} ${plate.querySelector('[data-part=status]')!.textContent}`,
          ),
          opacities: [...document.querySelectorAll('[data-testid=reveal] [data-open]')].map((card) =>
            Number(getComputedStyle(card).opacity),
          ),
          scores: textsOf('[data-testid^=seat-] [data-part=score] .figure .figure'),
          prompt: document.querySelector('#prompt-words')!.textContent,
        };
        if (JSON.stringify(steps.at(-1)) !== JSON.stringify(step)) steps.push(step);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (globalThis as unknown as { turnSteps: readonly TurnStep[] }).turnSteps);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a television shows a turn of My Number! card by card, motion: ${reducedMotion}`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const room = await headlessPlayers('my-number', FOUR);
    await startGame(room);
    const random = fastRandom(5);
    const viewNow = () => room[0]!.table.view as View;
    while (viewNow().table.turn < 3) await playHeadlessMove(room, random);
    const tv = await actor('TV', { ...FULL_HD, reducedMotion });
    await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
    await expect(tv.see('table')).toBeVisible();
    await tv.page.evaluate(() => document.fonts.ready);
    const { order } = viewNow().table;
    const scores = () => tv.page.locator('[data-testid^=seat-] [data-part=score] .figure .figure');
    const before = await scores().allInnerTexts();
    const record = await recordTurn(tv.page);
    const watched = await watchFrames(tv.page);
    while (viewNow().table.turn < 4) await playHeadlessMove(room, random);
    const { takes } = viewNow().table;
    await expect.poll(async () => (await record()).length).toBeGreaterThan(0);
    await expect(tv.page.locator('[data-testid=table][data-revealing]')).toHaveCount(0);
    const { oversized, outside } = await watched();
    expect({ oversized, outside }).toEqual({ oversized: [], outside: [] });

    const steps = await record();
    const positionOf = (seat: number) => takes.findIndex((take) => take.seat === seat);
    const gains = takes.map((take) => gainText(take, order));
    for (const [i, step] of steps.entries()) {
      // One card leaves at a time, then its gain stands in its place.
      expect(step.left - (steps[i - 1]?.left ?? 0)).toBeLessThanOrEqual(1);
      expect(step.left - step.gains.length).toBeLessThanOrEqual(1);
      expect(step.gains).toEqual(gains.slice(0, step.gains.length));
      const taking = takes[step.left - 1];
      expect(step.current.length).toBe(taking ? 1 : 0);
      if (taking) {
        expect(step.current[0]).toContain(`seat-${taking.seat} takes`);
        expect(step.current[0]).toContain(String(taking.took));
        expect(step.prompt).toContain(`${FOUR[taking.seat]} takes`);
        expect(step.prompt).toContain(gainText(taking, order));
      }
      // A score changes only after its card.
      for (const [seat, score] of step.scores.entries())
        if (positionOf(seat) >= step.gains.length) expect(score).toBe(before[seat]);
    }
    expect(steps.at(-1)!.gains).toEqual(gains);
    // What is done steps back, what is to come does not.
    for (const [at] of takes.entries()) {
      const last = steps.findLast(({ left }) => left === at + 1)!;
      expect(last.opacities.map((opacity) => opacity < 0.65)).toEqual(takes.map((_, other) => other < at));
    }
    await expect(tv.page.locator('[data-testid^=seat-][data-state=current]')).toHaveCount(0);
    await expect(scores()).toHaveText(takesScores(viewNow()));
  });

const gainText = ({ took, slot }: CenterCardTake, order: readonly number[]): string => {
  const points = order[slot]! + myNumberCardBonusOf(took);
  return points < 0 ? `\u2212${-points}` : `+${points}`;
};

const takesScores = (view: View): string[] =>
  myNumber.explain(view).totals.map((total) => String(total).replace('-', '\u2212'));

const FEWEST: Readonly<Record<GameId, number>> = { 'my-number': 3, podelim: 2, iota: 2, red7: 2, eight28: 3 };
const UPRIGHT = { viewport: { width: 1080, height: 1920 } };

for (const game of Object.keys(MOVES) as GameId[])
  for (const count of new Set([FEWEST[game], 4, browserGames[game].crowd]))
    test(`an upright television shows ${game} with ${count} seats above and below`, async ({
      actor,
      headlessPlayers,
      server,
    }) => {
      const names = SIX.slice(0, count);
      const room = await headlessPlayers(game, names);
      const tv = await actor('TV', UPRIGHT);
      await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
      await expect(tv.see('tv-lobby')).toBeVisible();
      await expect(tv.see('qr')).toBeInViewport({ ratio: 1 });
      await startGame(room);
      const random = fastRandom(5);
      for (let move = 0; move < MOVES[game]; move++) await playHeadlessMove(room, random);
      await expect(tv.see('table')).toHaveAttribute('data-move', String(room[0]!.table.move));
      await tv.skip();
      await tv.page.evaluate(() => document.fonts.ready);
      await screenshot(tv.page, `tv-upright-${game}-${names.length}`);
      const { text, outside, above } = await tv.page.evaluate(measureStage);
      expect(text).toBeGreaterThanOrEqual(20);
      expect(outside).toEqual([]);
      const rowsAbove = names.length > 4 ? 4 : names.length > 2 ? 2 : 1;
      expect(above).toEqual(names.map((_, seat) => (seat < rowsAbove ? 'above' : 'below')));
      expect(await tv.page.evaluate(findCoveredText)).toEqual([]);
      await expect(tv.see('qr')).toBeInViewport({ ratio: 1 });
    });

test('an upright television shows the result, and turns with its screen', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const room = await headlessPlayers('red7', FOUR, { advanced: false });
  await startGame(room);
  const tv = await actor('TV', UPRIGHT);
  await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
  await expect(tv.see('tv')).toHaveAttribute('data-upright', 'true');
  await playHeadless(room, fastRandom(5));
  await expect(tv.see('tv-result')).toContainText(/wins|share/);
  await expect(tv.see('qr')).toBeInViewport({ ratio: 1 });
  await screenshot(tv.page, 'tv-upright-result');
  await expect(tv.page.locator('[data-testid=tv-result] [data-testid=highlight]')).toBeInViewport({
    ratio: 1,
  });
  expect(await tv.page.evaluate(findCoveredText)).toEqual([]);
  await tv.page.setViewportSize(FULL_HD.viewport);
  await expect(tv.see('tv')).not.toHaveAttribute('data-upright');
});

for (const locale of ['en-GB', 'de-DE', 'ru-RU'])
  test(`a television cuts no word of Podelim and covers no seat, ${locale}`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const room = await headlessPlayers('podelim', FOUR);
    await startGame(room);
    const tv = await actor('TV', { ...FULL_HD, locale });
    await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
    const splitting = tv.page.locator('[data-status=splitting]');
    await expect(splitting).toBeVisible();
    await tv.page.evaluate(() => document.fonts.ready);
    const cut = await tv.page.evaluate(() =>
      [...document.querySelectorAll('[data-testid=table] .truncate')]
        .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const code = (await tv.see('tv-invite').boundingBox())!;
    for (let seat = 0; seat < FOUR.length; seat += 1) {
      const { x, y, width, height } = (await tv.see(`seat-${seat}`).boundingBox())!;
      expect(x + width <= code.x || y + height <= code.y).toBe(true);
    }
    // The sentence at the edge is about the game, in large.
    if (locale === 'en-GB') await expect(tv.see('prompt')).toContainText(/^Next to act: /);
  });
