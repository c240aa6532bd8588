import { randomBelow } from '@fivefold/rules';
import { type Action, EIGHT28_CARD_KINDS, type PotHalf, type View } from '@fivefold/rules/eight28';
import { expect } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import type { BrowserGame, GamePlayer, Stage } from '../players/browserGame.ts';

/** With this many open cards the round is ended. */
const ENOUGH = 3;

/** Picks the 8 by its number key, the 28 by an arrow key. */
async function choose(actor: Actor, half: PotHalf): Promise<void> {
  if (half === 'eight') return actor.page.keyboard.press('1');
  await actor.see('half-eight').focus();
  await actor.page.keyboard.press('ArrowRight');
  await expect(actor.see('half-twenty-eight')).toBeChecked();
}

const player: GamePlayer<View, Action> = {
  choose: (legal, { table, me }, random) => {
    if (table.phase.type !== 'offer') return legal[randomBelow(legal.length, random)]!;
    const greedy = table.open[me as number]!.length < ENOUGH && randomBelow(3, random) > 0;
    return { type: greedy ? 'take' : 'decline' };
  },
  perform: async (actor, action) => {
    switch (action.type) {
      case 'take':
      case 'decline': {
        if (!actor.byKeys) return actor.press(action.type);
        await actor.page.locator(`[data-testid=${action.type}]:not([aria-disabled])`).waitFor();
        const key = action.type === 'take' ? 't' : 'd';
        await actor.page.keyboard.press(key); // picks
        return actor.page.keyboard.press(key); // sends
      }
      case 'choose-half': {
        await actor.see(`half-${action.half}`).waitFor();
        if (actor.byKeys) await choose(actor, action.half);
        else await actor.press(`half-${action.half}`);
        return actor.press('confirm-move');
      }
      case 'continue':
        return actor.press('continue');
    }
  },
  composes: {
    worth: ({ type }) => type === 'choose-half',
    steps: async function* (actor, action) {
      if (action.type !== 'choose-half') return;
      await actor.press(`half-${action.half}`);
      yield 'half picked';
    },
  },
};

const stage: Stage<View> = {
  seats: 3,
  luck: 2,
  options: { length: 'short' },
  phases: [
    {
      name: 'offer',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'offer' && waiting.includes(me),
      shows: ['pot', 'hand', 'take', 'decline'],
    },
    {
      name: 'offer to somebody else',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'offer' && !waiting.includes(me),
      shows: ['pot', 'hand'],
    },
    {
      name: 'choice of a half',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'choice' && waiting.includes(me),
      shows: ['choice', 'half-eight', 'half-twenty-eight', 'confirm-move'],
    },
    {
      name: 'end of a round',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'round-end' && waiting.includes(me),
      shows: ['score-sheet', 'continue'],
    },
  ],
};

const ANSWERED = 'The ringed answer is meant here.';

const game: BrowserGame<View, Action> = {
  player,
  stage,
  crowd: 6,
  wholeGame: {
    people: ['Anna', 'Илья', 'Max'],
    options: (host) => host.see('option-length').getByText('Short').click(),
  },
  cards: EIGHT28_CARD_KINDS,
  firstHand: {
    beats: 7,
    wrong: [
      { presses: ['decline'], says: `That works too. You may decline. ${ANSWERED}`, kind: 'legal' },
      {
        beat: 2,
        presses: ['take'],
        says: `That works too. You may take: it was a 9. ${ANSWERED}`,
        kind: 'legal',
      },
      {
        beat: 3,
        presses: ['take'],
        says: `That works too. You may take: it was a 1. ${ANSWERED}`,
        kind: 'legal',
      },
    ],
  },
};
export default game;
