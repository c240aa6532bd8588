import { type Entry, newRoom } from '@fivefold/room';
import { expect, test } from 'vitest';
import { Rooms } from '../src/rooms.ts';
import { slowLog } from './slowLog.ts';

const said: Entry = { type: 'said', member: 'm1', text: 'on its way', at: 1 };
const EVENTS = { onDurable: () => {}, onLost: () => {}, onLoad: () => {}, onUnload: () => {} };

test('the rooms left longest ago make place, but none goes while something of it is on its way to the disk', async () => {
  const { log, hold } = slowLog();
  const rooms = new Rooms(log, EVENTS, 2);
  const codes = () => [...rooms.all()].map(({ code }) => code);
  const { held, open } = hold();
  const busy = rooms.adopt(newRoom('ABLE-0001'));
  const saved = new Promise((done) => busy.save([said], 1, done));
  await held;
  for (const code of ['BABY-0002', 'CAFE-0003']) rooms.adopt(newRoom(code));
  expect(codes()).toEqual(['ABLE-0001', 'CAFE-0003']);
  open();
  expect(await saved).toBe('ok');
  await busy.settled();
  rooms.adopt(newRoom('DASH-0004'));
  expect(codes()).toEqual(['CAFE-0003', 'DASH-0004']);
});
