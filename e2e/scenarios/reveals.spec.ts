// The order of a reveal: cards and votes first, then scores and history, with and without motion.
import { fastRandom, GAME_IDS } from '@fivefold/rules';
import { myNumberTurnsInRound, type View } from '@fivefold/rules/my-number';
import type { Actor } from '../fixtures/actor.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';

const MAX_MOVES = 80;

interface RevealRecord {
  /** Frames in which a reveal was under way. */
  frames: number;
  /**
   * What history, facts, prompt and buttons said in such a frame that they may say only after the reveal; scores that had
   * changed in its first frame, because they count up at its end; and a table that did not stand still.
   */
  early: string[];
}

/** Looks at every frame of the page from now on. */
const recordReveals = ({ page }: Actor): Promise<void> =>
  page.evaluate(() => {
    const early = new Set<string>();
    const record = { frames: 0, early };
    Object.assign(globalThis, { revealRecord: record });
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
    /** Where things stand, without what moves them. */
    const placesOf = () => {
      const places = new Map<string, { readonly left: number; readonly top: number }>();
      for (const element of document.querySelectorAll<HTMLElement>(
        '[data-testid^=seat-], [data-middle], #prompt, #hand li[data-flip], [data-testid=canvas], [data-testid=reveal] li',
      )) {
        let [left, top] = [0, 0];
        for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent) {
          left += box.offsetLeft;
          top += box.offsetTop;
        }
        const { flip, testid, middle } = element.dataset;
        const card = `card ${[...(element.parentElement?.children ?? [])].indexOf(element)} of the reveal`;
        // The tab is as wide as its words.
        if (element.id === 'prompt') left = 0;
        places.set(flip ?? testid ?? (middle ? 'middle' : element.id || card), { left, top });
      }
      return places;
    };
    let before = { history: '', scores: '', facts: '', middle: 0, left: 0, places: placesOf() };
    let isFirst = true;
    const look = () => {
      // Without the last line, which is my open decision and belongs to the prompt.
      const now = {
        history: textOf('[data-testid=log] li:not([data-now])'),
        scores: textOf('[data-testid=my-score], [data-part=score] .figure'),
        facts: textOf('[data-part=title] li, [data-testid=discard-pile]'),
        middle: document.querySelector<HTMLElement>('[data-middle]')?.offsetHeight ?? 0,
        left: document.querySelectorAll('[data-testid=reveal] [data-left]').length,
        places: placesOf(),
      };
      if (now.left < before.left && document.querySelector('[data-testid=reveal]'))
        early.add('a card that went to its owner came back');
      if (document.querySelector('[data-testid=row] [data-kind] [data-flip-from=deck]'))
        early.add('an assigned card comes from the deck');
      const isRevealing = document.querySelector('[data-testid=table][data-revealing]') !== null;
      // Cards that stay for a while stand still too.
      if (isRevealing || document.querySelector('[data-testid=reveal]')) {
        if (now.middle !== before.middle) early.add(`middle: ${before.middle}, then ${now.middle}`);
        for (const [name, at] of now.places) {
          const was = before.places.get(name) ?? at;
          before.places.set(name, was);
          if (Math.abs(at.left - was.left) > 1 || Math.abs(at.top - was.top) > 1)
            early.add(`${name} moved from ${was.left}, ${was.top} to ${at.left}, ${at.top}`);
        }
        before.left = now.left;
      } else before = now;
      if (!isRevealing) {
        isFirst = true;
        before = { ...now, middle: before.middle, places: before.places };
      } else {
        record.frames += 1;
        if (now.history !== before.history) early.add(now.history.slice(-200));
        if (isFirst && now.scores !== before.scores) early.add(`scores: ${now.scores}`);
        if (now.facts !== before.facts) early.add(`facts: ${before.facts}, then ${now.facts}`);
        isFirst = false;
        if (document.querySelector('#prompt [data-tone=act], #prompt[data-tone=act]'))
          early.add(`prompt: ${textOf('#prompt')}`);
        const next = ['continue', 'to-result', 'to-palette', 'to-canvas']
          .map((id) => `[data-testid=${id}]`)
          .join();
        if (document.querySelector(next)) early.add(`button: ${textOf(next)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });

const recordOf = ({ page }: Actor): Promise<RevealRecord> =>
  page.evaluate(() => {
    type Recorded = { revealRecord: { frames: number; early: ReadonlySet<string> } };
    const { frames, early } = (globalThis as unknown as Recorded).revealRecord;
    return { frames, early: [...early] };
  });

/** The move is on the table, and the first frames of its reveal were drawn: the next move would end it. */
async function hasShown(one: Actor, move: number): Promise<void> {
  await expect(one.see('table')).toHaveAttribute('data-move', String(move));
  await one.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

for (const game of GAME_IDS)
  test(`${game}: history and scores change after the cards, with and without motion`, async ({
    headlessPlayers,
    actor,
  }) => {
    const { seats, luck, options } = browserGames[game].stage;
    const players = await headlessPlayers(game, ['Anna', 'Max', 'Otto'].slice(0, seats), options);
    await startGame(players);
    const { token } = players[0]!;
    const moving = await actor('Anna', { token, reducedMotion: 'no-preference', phone: true });
    const reduced = await actor('Anna', { token, reducedMotion: 'reduce' });
    const pages = [moving, reduced];
    for (const one of pages) {
      await one.visit(roomCodeOf(players));
      await one.see('table').waitFor();
      await recordReveals(one);
    }
    const random = fastRandom(luck);
    for (let i = 0; i < MAX_MOVES; i += 1) {
      if ((await recordOf(moving)).frames > 0 && (await recordOf(reduced)).frames > 0) break;
      if (!(await playHeadlessMove(players, random))) break;
      for (const one of pages) await hasShown(one, players[0]!.table.move);
    }
    for (const one of pages) {
      await one.page.keyboard.press('Shift'); // any key shows the end
      await expect(one.page.locator('[data-testid=table][data-revealing]')).toHaveCount(0);
      await hasShown(one, players[0]!.table.move);
      const { frames, early } = await recordOf(one);
      expect(frames, 'frames of a reveal').toBeGreaterThan(0);
      expect(early).toEqual([]);
    }
  });

for (const game of ['red7', 'eight28'] as const)
  test(`${game}: the end of a round is told and continued after its reveal`, async ({
    headlessPlayers,
    actor,
  }) => {
    const { seats, luck, options } = browserGames[game].stage;
    const players = await headlessPlayers(game, ['Anna', 'Max', 'Otto'].slice(0, seats), options);
    await startGame(players);
    const { token } = players[0]!;
    const anna = await actor('Anna', { token, reducedMotion: 'no-preference', phone: true });
    await anna.visit(roomCodeOf(players));
    await anna.see('table').waitFor();
    const random = fastRandom(luck);
    const phase = () => (players[0]!.table.view as { table: { phase: { type: string } } }).table.phase.type;
    await recordReveals(anna);
    while (phase() !== 'round-end') {
      // The next reveal has its own history. Those of Red7 are seen to their end: players who are out are marked there.
      if (game !== 'red7') await anna.page.keyboard.press('Shift');
      await expect(anna.page.locator('[data-testid=table][data-revealing]')).toHaveCount(0);
      await playHeadlessMove(players, random);
      await hasShown(anna, players[0]!.table.move);
    }
    await expect(anna.see('skip-reveal')).toBeVisible();
    await anna.see('skip-reveal').press('Enter');
    await expect(anna.see('continue')).toBeVisible();
    const { frames, early } = await recordOf(anna);
    expect(frames, 'frames of a reveal').toBeGreaterThan(0);
    expect(early).toEqual([]);
    expect(anna.table.waitingFor).toContain(0);
  });

test('my-number: the cards of the last turn of a round stand still until the score sheet', async ({
  headlessPlayers,
  actor,
}) => {
  const { luck, options } = browserGames['my-number'].stage;
  const players = await headlessPlayers('my-number', ['Anna', 'Max', 'Otto'], options);
  await startGame(players);
  const random = fastRandom(luck);
  const isLastChoice = () => {
    const { view, waitingFor } = players[0]!.table;
    const { round, turn } = (view as View).table;
    return turn === myNumberTurnsInRound(round) && waitingFor.length === 1;
  };
  while (!isLastChoice()) await playHeadlessMove(players, random);
  const { token } = players[0]!;
  const anna = await actor('Anna', { token, reducedMotion: 'no-preference', phone: true });
  await anna.visit(roomCodeOf(players));
  await anna.see('table').waitFor();
  await recordReveals(anna);
  await playHeadlessMove(players, random);
  await hasShown(anna, players[0]!.table.move);
  await anna.page.keyboard.press('Shift');
  await expect(anna.page.locator('[data-testid=table][data-revealing]')).toHaveCount(0);
  await hasShown(anna, players[0]!.table.move);
  const { frames, early } = await recordOf(anna);
  expect(frames, 'frames of a reveal').toBeGreaterThan(0);
  expect(early).toEqual([]);
  await anna.press('skip-reveal');
  await expect(anna.see('score-sheet')).toBeVisible();
  await waitForAnimations(anna.page);
  const sheet = await anna.see('score-sheet').boundingBox();
  await anna.press('continue');
  await expect(anna.see('continue')).toBeDisabled();
  expect(await anna.see('score-sheet').boundingBox()).toEqual(sheet);
});
