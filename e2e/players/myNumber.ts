import { pick } from '@fivefold/rules';
import type { Action, View } from '@fivefold/rules/my-number';
import type { GamePlayer } from './player.ts';

export const myNumber: GamePlayer<View, Action> = {
  choose: (legal, _view, random) => pick(legal, random),
  perform: async (actor, action) => {
    if (action.type === 'continue') {
      await actor.skip();
      return actor.press('continue');
    }
    await actor.pick(action.card);
    await actor.press('confirm-move');
  },
};
