import { createEmptyRoom, decide, evolve, type RoomView, roomView } from '@fivefold/room';
import { expect, test } from 'vitest';
import { problemReportText } from './problemReport.ts';

const CODE = 'KITE-4271';
const SECRET = 'd'.repeat(64);

/** A running game of two people, as the room itself has it. */
function runningRoom() {
  let room = createEmptyRoom(CODE);
  const run = (by: string | null, command: object) => {
    const decided = decide(room, { id: null, by, command: command as never }, { now: 1000, entropy: SECRET });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const entry of decided.value) room = evolve(room, entry);
  };
  run(null, { type: 'create', name: 'Anna', token: 'a'.repeat(64), game: 'red7' });
  run(null, { type: 'join', name: 'Boris', token: 'b'.repeat(64) });
  const [anna, boris] = room.members.map(({ id }) => id) as [string, string];
  run(anna, { type: 'sit', seat: 0 });
  run(boris, { type: 'sit', seat: 1 });
  run(anna, { type: 'say', text: 'a private joke' });
  run(anna, { type: 'start' });
  return { room, anna, boris };
}

const report = (view: RoomView) => problemReportText(view, { size: '390x844', lang: 'en' });

test('a report of a running game has the public moves and no secret, not even the own cards', () => {
  const { room, anna, boris } = runningRoom();
  const mine = report(roomView(room, anna));
  const { seed, secret } = room.table!.deal;
  for (const hidden of [CODE, seed, secret, SECRET, room.secret, 'a private joke', 'a'.repeat(64)])
    expect(mine).not.toContain(hidden);
  expect(JSON.parse(mine).table.history).toEqual(room.table!.history);
  expect(Object.keys(JSON.parse(mine).table)).not.toContain('deal');
  // The seat is all that differs between the reports of two players.
  expect({ ...JSON.parse(mine).table, seat: 1 }).toEqual(JSON.parse(report(roomView(room, boris))).table);
});

test('a report after the game has the table as it ended', () => {
  const { room, anna } = runningRoom();
  const view = roomView({ ...room, table: { ...room.table!, status: 'ended' } }, anna);
  expect(JSON.parse(report(view)).table.view).toEqual(view.table!.view);
});

test('a report of a lobby has no table', () => {
  const { room } = runningRoom();
  expect(JSON.parse(report(roomView({ ...room, table: null }, 'm1'))).table).toBeNull();
});
