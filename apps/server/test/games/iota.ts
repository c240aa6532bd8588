import { isWild, type State } from '@fivefold/rules/iota';
import { each, others } from '../secrets.ts';
import type { TestedGame } from '../testedGames.ts';

const game: TestedGame<State> = {
  hidden: ({ hands, deck, removed, sunk, knows }, me) => {
    const mine = me === 'spectator' ? [] : [...sunk[me]!, ...knows[me]!.map(({ card }) => card)];
    // A wild comes back from the grid into a hand: the log has named it.
    const unknown = [...deck, ...removed, ...others(hands, me).flat()].filter(
      (card) => !mine.includes(card) && !isWild(card),
    );
    return { secrets: each(unknown), open: [] };
  },
  tables: [{ seats: 2, phases: 'turn over' }],
};
export default game;
