// Searches a room for a replay and reports the longest turn of the event loop: node hugeRoomReader.ts FOLDER ROOM
// A process of its own, because the garbage collector must have the flags of the server.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReplayFinder } from '../../apps/server/src/rooms/replays.ts';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';

const [folder, room] = process.argv.slice(2) as [string, string];
const { log } = await openSqlite(folder, { clock: () => 0 });
let busy = true;
const found = createReplayFinder(log)(room, 1).finally(() => {
  busy = false;
});
let longest = 0;
for (let last = process.cpuUsage(); busy; last = process.cpuUsage()) {
  await nextTurn();
  const { user, system } = process.cpuUsage(last);
  longest = Math.max(longest, (user + system) / 1000);
}
if ((await found) !== null) throw new Error('the room has a replay');
await log.close();
process.send?.({ longestMs: longest });
process.disconnect?.();
