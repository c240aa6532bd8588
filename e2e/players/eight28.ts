import { below } from '@fivefold/rules';
import type { Action, View } from '@fivefold/rules/eight28';
import type { Player } from './player.ts';

/** A hand of this many open cards is enough: rounds end. */
const ENOUGH = 3;

export const eight28: Player<View, Action> = {
  choose: (legal, { table, me }, random) => {
    if (table.now.phase !== 'offer') return legal[below(legal.length, random)]!;
    const greedy = table.open[me as number]!.length < ENOUGH && below(3, random) > 0;
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
      case 'chooseHalf': {
        await actor.see(`half-${action.half}`).waitFor();
        if (actor.byKeys) await actor.page.keyboard.press(action.half === 'eight' ? '1' : '2');
        else await actor.press(`half-${action.half}`);
        return actor.press('confirm-move');
      }
      case 'continue':
        return actor.press('continue');
    }
  },
  composes: {
    worth: ({ type }) => type === 'chooseHalf',
    steps: async function* (actor, action) {
      if (action.type !== 'chooseHalf') return;
      await actor.press(`half-${action.half}`);
      yield 'half picked';
    },
  },
};
