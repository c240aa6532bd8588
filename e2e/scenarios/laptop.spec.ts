// A window of 1280 x 720 is what most laptops have: the largest tables fit into it, nothing covered and nothing to scroll.
import { fastRandom, type GameId, type Random } from '@fivefold/rules';
import type { View as Eight28 } from '@fivefold/rules/eight28';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View as Podelim } from '@fivefold/rules/podelim';
import type { Page } from '@playwright/test';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

const LAPTOP = { width: 1280, height: 720 };
const LONG = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];

/** What of the table would have to be scrolled to. The list of moves beside it may be long. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((box) => `${box.scrollHeight} in ${box.clientHeight}: ${box.outerHTML.slice(0, 80)}`),
  );

/** Cells of the score sheet in the colour of what I must do; my own row may have it. */
const saffronCells = (page: Page): Promise<number> =>
  page.getByTestId('score-sheet').evaluate((sheet) => {
    const probe = sheet.appendChild(document.createElement('i'));
    const saffron = ['--saffron', '--saffron-soft'].map((token) => {
      probe.style.backgroundColor = `var(${token})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return [...sheet.querySelectorAll('tr:not([data-me]) > *')].filter((cell) =>
      saffron.includes(getComputedStyle(cell).backgroundColor),
    ).length;
  });

/** Everybody takes cards, so that hands become longer than in a normal game. */
async function greedily(room: readonly HeadlessPlayer[], random: Random): Promise<boolean> {
  const { view, waitingFor, move } = room[0]!.table;
  if ((view as Eight28).table.phase.type !== 'offer') return playHeadlessMove(room, random);
  await room[waitingFor[0]!]!.act({ type: 'take' });
  for (const { received } of room) await received.until('the card', ({ table }) => table.move > move);
  return true;
}

const CROWDED: readonly {
  readonly game: GameId;
  readonly what: string;
  readonly seats: number;
  readonly luck: number;
  readonly shows: string;
  readonly play?: typeof playHeadlessMove;
  /** By all views, since it is the table of one of them that is full. */
  readonly isFull: (view: unknown, seat: number) => boolean;
}[] = [
  {
    game: 'eight28',
    what: 'six open cards leave the total and the odds to be read',
    seats: 6,
    luck: 1,
    shows: 'my-total',
    play: greedily,
    isFull: (view, seat) => {
      const { open, phase, waiting } = (view as Eight28).table;
      return phase.type === 'offer' && waiting.includes(seat) && open[seat]!.length >= 6;
    },
  },
  {
    game: 'eight28',
    what: 'the end of a round is read without scrolling',
    seats: 6,
    luck: 2,
    shows: 'score-sheet',
    isFull: (view) => {
      const { phase } = (view as Eight28).table;
      return phase.type === 'round-end' && phase.distribution.pot.blue > 1;
    },
  },
  {
    game: 'podelim',
    what: 'a joker can go to six stacks',
    seats: 3,
    luck: 0,
    shows: 'jokers',
    isFull: (view, seat) => {
      const { phase, players } = (view as Podelim).table;
      return phase.type === 'sort' && phase.seat === seat && players[seat]!.stacks.length >= 6;
    },
  },
  {
    game: 'my-number',
    what: 'six rows of scores after the second round',
    seats: 6,
    luck: 1,
    shows: 'score-sheet',
    isFull: (view) => (view as MyNumber).phase.type === 'round-end' && (view as MyNumber).table.round === 2,
  },
];

for (const { game, what, seats, luck, shows, play = playHeadlessMove, isFull } of CROWDED)
  test(`${game} on a laptop: ${what}`, async ({ actor, headlessPlayers }) => {
    const room = await headlessPlayers(game, LONG.slice(0, seats));
    await startGame(room);
    const full = (): HeadlessPlayer | undefined =>
      room.find(({ table }) => table.status === 'playing' && isFull(table.view, table.seat!));
    const random = fastRandom(luck);
    while (!full()) expect(await play(room, random), 'a table is full before the game is over').toBe(true);
    for (const locale of ['en-GB', 'ru-RU']) {
      const one = await actor('one', { viewport: LAPTOP, locale, token: full()!.token });
      await one.visit(roomCodeOf(room));
      await one.skip();
      await expect(one.see(shows)).toBeVisible();
      const name = `${game}-laptop-${locale.slice(0, 2)}`;
      await screenshot(one.page, name);
      await checkLayout(one.page, name);
      expect(await hidden(one.page)).toEqual([]);
      if (game === 'my-number') expect(await saffronCells(one.page)).toBe(0);
    }
  });
