import { pickRandom, randomBelow } from '@fivefold/rules';
import {
  type Action,
  type Cell,
  NATURAL_CARDS,
  type PlacedCard,
  previewIotaStagedTurn,
  type View,
} from '@fivefold/rules/iota';
import { expect } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { swipe } from '../fixtures/gestures.ts';
import type { BrowserGame, GamePlayer, Stage } from '../players/browserGame.ts';

/** Places cards one by one; the page offers only steps that are legal plays. */
function inOrder(
  view: View,
  recycles: readonly PlacedCard[],
  left: readonly PlacedCard[],
): readonly PlacedCard[] {
  const extend = (laid: readonly PlacedCard[], rest: readonly PlacedCard[]): readonly PlacedCard[] | null => {
    if (rest.length === 0) return laid;
    for (const next of rest) {
      const placements = [...laid, next];
      if (previewIotaStagedTurn(view, { recycles, placements }).refusal !== null) continue;
      const whole = extend(
        placements,
        rest.filter((one) => one !== next),
      );
      if (whole) return whole;
    }
    return null;
  };
  const order = extend([], left);
  if (!order) throw new Error(`no way to lay ${JSON.stringify(left)} card by card`);
  return order;
}

const idOf = ({ x, y }: Cell): string => `cell-${x}-${y}`;

/** The distance of a covered or invisible cell from the middle of the board. */
const hiddenBy = (actor: Actor, cell: Cell): Promise<{ readonly dx: number; readonly dy: number } | null> =>
  actor.see(idOf(cell)).evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    const [px, py] = [x + width / 2, y + height / 2];
    if (own.contains(document.elementFromPoint(px, py))) return null;
    const board = own.closest('[data-testid=board]')!.getBoundingClientRect();
    return { dx: board.x + board.width / 2 - px, dy: board.y + board.height / 2 - py };
  });

async function press(actor: Actor, cell: Cell): Promise<void> {
  await actor.see(idOf(cell)).waitFor({ state: 'attached' });
  for (let away = await hiddenBy(actor, cell); away; away = await hiddenBy(actor, cell))
    await swipe(actor, actor.see('board'), away);
  // A tap right after a swipe may count as its end; tap again if no card appears.
  const open = actor.page.locator(`[data-testid="${idOf(cell)}"][data-target]`);
  await expect(async () => {
    if ((await open.count()) > 0) await actor.press(idOf(cell));
    expect(await open.count()).toBe(0);
  }).toPass();
}

/** Moves by arrow keys: up and down while they come nearer, then through the rows. */
async function goTo(actor: Actor, cell: Cell): Promise<void> {
  const { page } = actor;
  await page.locator('[data-target]:focus').waitFor({ state: 'attached' });
  for (let steps = 0; steps < 120; steps += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
    const [x, y] = at.split(',').map(Number) as [number, number];
    if (x === cell.x && y === cell.y) return;
    const vertical = steps < 4 && y !== cell.y;
    const isAfter = cell.y > y || (cell.y === y && cell.x > x);
    await page.keyboard.press(
      vertical ? (cell.y > y ? 'ArrowDown' : 'ArrowUp') : isAfter ? 'ArrowRight' : 'ArrowLeft',
    );
  }
  throw new Error(`the arrow keys do not lead to ${idOf(cell)}`);
}

async function lay(actor: Actor, { card, ...cell }: PlacedCard): Promise<void> {
  await actor.pick(card);
  if (!actor.byKeys) return press(actor, cell);
  await goTo(actor, cell);
  await actor.page.keyboard.press('Enter');
}

const player: GamePlayer<View, Action> = {
  /** Prefers many cards and recycled wilds, sometimes a swap, so that games are short and cover everything. */
  choose: (legal, _view, random) => {
    const swaps = legal.filter((action) => action.type === 'pass' && action.swap.length === 2);
    if (swaps.length > 0 && randomBelow(5, random) === 0) return pickRandom(swaps, random);
    const worth = (action: Action) =>
      action.type === 'pass' ? 0 : 10 * action.recycles.length + action.placements.length;
    const best = Math.max(...legal.map(worth));
    return pickRandom(
      legal.filter((action) => worth(action) === best),
      random,
    );
  },
  perform: async (actor, action, view) => {
    for (const recycle of action.recycles) await lay(actor, recycle);
    if (action.type === 'play') {
      for (const placed of inOrder(view, action.recycles, action.placements)) await lay(actor, placed);
      return actor.press('confirm-move');
    }
    await actor.press('pass');
    for (const card of action.swap) await actor.pick(card);
    await actor.press('confirm-move');
    if (action.swap.length > 0) await actor.press('confirm-go');
  },
  composes: {
    worth: (action) =>
      action.type === 'play' && action.recycles.length === 0 && action.placements.length >= 3,
    steps: async function* (actor, action, view) {
      if (action.type !== 'play') return;
      const [first, ...rest] = inOrder(view, [], action.placements);
      await actor.pick(first!.card);
      yield 'picked';
      await press(actor, first!);
      for (const placed of rest) await lay(actor, placed);
      yield 'laid';
    },
  },
};

const stage: Stage<View> = {
  seats: 2,
  luck: 1,
  options: { deck: 'half' },
  phases: [
    {
      name: 'turn',
      isAt: ({ table }, me) => table.over === null && table.turn === me,
      shows: ['board', 'hand', 'pass'],
    },
    {
      name: 'turn of somebody else',
      isAt: ({ table }, me) => table.over === null && table.turn !== me,
      shows: ['board', 'hand'],
    },
    {
      name: 'turn without a deck',
      isAt: ({ table }, me) => table.over === null && table.turn === me && table.deckSize === 0,
      shows: ['board', 'hand', 'pass'],
    },
  ],
};

const game: BrowserGame<View, Action> = {
  player,
  stage,
  crowd: 4,
  wholeGame: {
    people: ['Anna', 'Max', 'Otto'],
    options: (host) => host.see('option-deck').getByText('Half').click(),
  },
  cards: [...NATURAL_CARDS, 'W1'],
  firstHand: {
    beats: 7,
    wrong: [
      {
        presses: ['hand-BC3', 'cell-2-0'],
        says: 'That is not allowed. In one line colours must be all the same or all different.',
        kind: 'refused',
      },
      {
        presses: ['hand-RC4', 'cell-0-1', 'confirm-move'],
        says: 'That works too. That fits too, for 5. The ringed place brings 7.',
        kind: 'legal',
      },
      {
        presses: ['pass', 'confirm-move'],
        says: 'That works too. You may pass, but the ringed place brings 7.',
        kind: 'legal',
      },
    ],
  },
};
export default game;
