import type { State } from '@fivefold/rules/my-number';
import { others, runs, text } from '../secrets.ts';
import type { TestedGame } from '../testedGames.ts';

const game: TestedGame<State> = {
  hidden: ({ hands, deck, phase, ahead, table }, me) => {
    const selected = phase.type === 'select' ? phase.selected : [];
    const chosen = others(selected, me).some((card) => card !== null);
    return {
      secrets: [...runs(deck, ...others(hands, me)), ...ahead.map(text), ...(chosen ? [text(selected)] : [])],
      // What lay on one slot may be all that is left of a hand a round later, and the end of 59 is a 9.
      open: [
        table.row,
        table.order,
        ...table.collections.flat(),
        ...table.finished.flatMap(({ lastCards, scores }) => [
          lastCards,
          ...scores.flatMap(({ slots, slotBonuses }) => [slots, slotBonuses]),
        ]),
      ],
    };
  },
  tables: [{ seats: 3, phases: 'select select+ round-end over' }],
};
export default game;
