import type { State } from '@fivefold/rules/podelim';
import { others, runs, text } from '../secrets.ts';
import type { TestedGame } from '../testedGames.ts';

const game: TestedGame<State> = {
  hidden: ({ votes, deck, table }, me) => {
    const voting = others(votes, me).some((vote) => vote !== null);
    const resting = votes.every((vote) => vote === null);
    return {
      secrets: [...runs(deck), ...(voting ? [text(votes)] : [])],
      open: [table.row, table.discard, ...(resting ? [table.revealed] : [])],
    };
  },
  tables: [
    { seats: 3, phases: 'split vote vote+ sort over' },
    { seats: 2, phases: 'split discard vote vote+ sort over' },
  ],
};
export default game;
