import { type DoorDeps, doorLookup } from './door.ts';
import { myTablesLookup } from './myTables.ts';
import { replayFinder } from './replays.ts';

/** What HTTP requests read of rooms without entering them. */
export const roomLookups = (deps: DoorDeps) => ({
  door: doorLookup(deps),
  myTables: myTablesLookup(deps),
  replay: replayFinder(deps.log),
});
