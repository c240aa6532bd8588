import type { RoomEntry } from '@fivefold/room';
import { expect, test } from 'vitest';
import { emptyFoldedRoom } from '../src/rooms/foldedRoom.ts';
import { RoomRegistry } from '../src/rooms/registry.ts';
import { testApp } from './harness.ts';
import { pausableLog } from './pausableLog.ts';
import { browser, expectOk } from './play.ts';

const said: RoomEntry = { type: 'said', member: 'm1', text: 'on its way', at: 1 };
const EVENTS = {
  onDurable: () => {},
  onLost: () => {},
  onLoad: () => {},
  onUnload: () => {},
  isBusy: () => false,
};

test('the rooms left longest ago are evicted first, but none while it is being saved', async () => {
  const { log, hold } = pausableLog();
  const rooms = new RoomRegistry(log, EVENTS, 2);
  const codes = () => [...rooms.all()].map(({ code }) => code);
  const { held, open } = hold();
  const busy = rooms.add(emptyFoldedRoom('ABLE-0001'));
  const saved = busy.save([said], 1);
  await held;
  for (const code of ['BABY-0002', 'CAFE-0003']) rooms.add(emptyFoldedRoom(code));
  expect(codes()).toEqual(['ABLE-0001', 'CAFE-0003']);
  open();
  expect(await saved).toBe('ok');
  await busy.settled();
  rooms.add(emptyFoldedRoom('DASH-0004'));
  expect(codes()).toEqual(['CAFE-0003', 'DASH-0004']);
});

test('a room that is about to be joined is kept, even if no idle room may stay', async () => {
  const app = await testApp({ vars: { IDLE_ROOMS: '0' } });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.create('Bo'));
  expect(expectOk(await browser(app.url, ann.token).join(code)).view.me).toBe('m1');
});
