import type { State } from '@fivefold/rules/red7';
import { each, others } from '../secrets.ts';
import type { TestedGame } from '../testedGames.ts';

const game: TestedGame<State> = {
  hidden: ({ hands, deck, stream, table }, me) => {
    const known = table.seen.flat();
    const held = others(hands, me)
      .flat()
      .filter((card) => !known.includes(card));
    return { secrets: [...each(deck, held), stream.seed], open: [] };
  },
  tables: [
    {
      seats: 2,
      options: { advanced: true, actions: true },
      phases: 'turn after-draw round-end over',
    },
  ],
};
export default game;
