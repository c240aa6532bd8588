import { fastRandom, type GameId } from '@fivefold/rules';
import type { Browser } from '@playwright/test';
import { Actor } from '../../e2e/fixtures/actor.ts';
import { decide } from '../../e2e/players/player.ts';
import { measurePage, observePage, type PageSample } from './pageMetrics.ts';
import { type BenchTap, createTap } from './tap.ts';

const BOTS = 3;
/** A phone of the lower middle class. */
const SLOWDOWN = 4;
/** How long a person looks before touching a card. */
const THINKING_MS = 600;
/** After a faster touch the next one would be a double click, which leaves a card as it is. */
const BETWEEN_TAPS_MS = 400;
const POLL_MS = 150;

interface MoveCount {
  ofEndedGames: number;
}

/** A game with bots on a phone, animations on, first moves not measured. */
export async function playAndMeasure(
  browser: Browser,
  url: string,
  game: GameId,
  ms: number,
): Promise<PageSample> {
  let finger: BenchTap | null = null;
  const actor = await Actor.open(browser, { url }, 'Anna', {
    phone: true,
    tap: async (page, selector, at) => {
      finger ??= createTap(await page.context().newCDPSession(page));
      await finger.tap(page, selector, at);
    },
    locale: 'en-GB',
    reducedMotion: 'no-preference',
  });
  try {
    const { page, context } = actor;
    await page.addInitScript(observePage);
    await actor.create(game);
    for (let seat = 1; seat <= BOTS; seat += 1) {
      await actor.press(`sit-${seat}`);
      await actor.see('chair-menu').getByTestId(`add-bot-${seat}`).tap();
    }
    await actor.start();
    await actor.see('table').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const moves: MoveCount = { ofEndedGames: 0 };
    await play(actor, finger!, ms / 4, moves);
    return await measurePage(
      page,
      session,
      () => moves.ofEndedGames + actor.table.move,
      () => play(actor, finger!, ms, moves),
    );
  } finally {
    await actor.context.close();
  }
}

/** Makes every decision of this seat, tries a card first where there is a hand, and plays another game after a short one. */
async function play(actor: Actor, finger: BenchTap, ms: number, moves: MoveCount): Promise<void> {
  const random = fastRandom(7);
  const end = Date.now() + ms;
  const isOver = () => Date.now() > end;
  const isPlaying = () => actor.table.status === 'playing';
  const mustDecide = () => isPlaying() && actor.table.waitingFor.includes(actor.table.seat!);
  while (!isOver()) {
    if (!isPlaying()) {
      moves.ofEndedGames += actor.table.move;
      await actor.press('rematch');
      while (!isPlaying() && !isOver()) await actor.page.waitForTimeout(POLL_MS);
    } else if (mustDecide()) {
      await actor.page.waitForTimeout(THINKING_MS);
      await tryCards(actor, finger);
      if (mustDecide() && !isOver()) await decide(actor, random);
    } else await actor.page.waitForTimeout(POLL_MS);
  }
}

/** Picks the first card of the hand and puts it back. */
async function tryCards(actor: Actor, finger: BenchTap): Promise<void> {
  const card = '[data-testid=hand] [role=option]:not([aria-disabled=true])';
  for (let tap = 0; tap < 2 && (await finger.tryTap(card, { x: 8, y: 24 })); tap += 1)
    await actor.page.waitForTimeout(BETWEEN_TAPS_MS);
}
