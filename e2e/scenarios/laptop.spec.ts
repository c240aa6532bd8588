// A window of 1280 x 720 is what most laptops have: the largest tables fit into it, nothing covered and nothing to scroll.
import { fastRandom, type GameId, type Random } from '@fivefold/rules';
import type { View as Eight28 } from '@fivefold/rules/eight28';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View as Podelim } from '@fivefold/rules/podelim';
import type { Page } from '@playwright/test';
import { fits, picture } from '../fixtures/examine.ts';
import { begin, codeOf, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';
import { robotsMove } from '../players/robots.ts';

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

/** Nobody has enough: hands become longer than in a game that is played to be won. */
async function greedily(room: readonly Robot[], random: Random): Promise<boolean> {
  const { view, waitingFor, move } = room[0]!.table;
  if ((view as Eight28).table.phase.type !== 'offer') return robotsMove(room, random);
  await room[waitingFor[0]!]!.act({ type: 'take' });
  for (const { mirror } of room) await mirror.until('the card', ({ table }) => table.move > move);
  return true;
}

const CROWDED: readonly {
  readonly game: GameId;
  readonly what: string;
  readonly seats: number;
  readonly luck: number;
  readonly shows: string;
  readonly play?: typeof robotsMove;
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

for (const { game, what, seats, luck, shows, play = robotsMove, isFull } of CROWDED)
  test(`${game} on a laptop: ${what}`, async ({ actor, robots }) => {
    const room = await robots(game, LONG.slice(0, seats));
    await begin(room);
    const full = (): Robot | undefined =>
      room.find(({ table }) => table.status === 'playing' && isFull(table.view, table.seat!));
    const random = fastRandom(luck);
    while (!full()) expect(await play(room, random), 'a table is full before the game is over').toBe(true);
    for (const locale of ['en-GB', 'ru-RU']) {
      const one = await actor('one', { viewport: LAPTOP, locale, token: full()!.token });
      await one.visit(codeOf(room));
      await one.skip();
      await expect(one.see(shows)).toBeVisible();
      const name = `${game}-laptop-${locale.slice(0, 2)}`;
      await picture(one.page, name);
      await fits(one.page, name);
      expect(await hidden(one.page)).toEqual([]);
    }
  });
