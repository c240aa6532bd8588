import type { State } from '@fivefold/rules/eight28';
import { runs, text } from '../secrets.ts';
import type { TestedGame } from '../testedGames.ts';

const game: TestedGame<State> = {
  hidden: ({ holes, deck, stream, table }) =>
    table.phase.type === 'offer'
      ? { secrets: [text(holes), ...runs(deck), stream.seed], open: table.open }
      : { secrets: [...runs(deck), stream.seed], open: [holes, ...table.open] },
  tables: [{ seats: 3, phases: 'offer choice round-end over' }],
};
export default game;
