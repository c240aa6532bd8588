import type { Entry, RoomCode } from '@fivefold/room';
import { Party } from '@fivefold/room/testing/party';
import { expect, test } from 'vitest';
import { memoryLog } from '../src/log/memory.ts';
import type { RoomLog } from '../src/log/roomLog.ts';
import { RoomRegistry } from '../src/rooms/registry.ts';
import { countTicks } from './countTicks.ts';

const LINES = 1000;
const LONG = 'KITE-4271';

/** A night of talk. */
function talk(code: RoomCode, lines: number): readonly Entry[] {
  const party = Party.of('my-number', 'Anna');
  for (let i = 0; i < lines; i += 1) party.later(60_000).does('Anna', { type: 'say', text: `line ${i}` });
  return party.entries.map((entry) => (entry.type === 'created' ? { ...entry, code } : entry));
}

interface Told {
  readonly rooms: RoomRegistry;
  readonly log: RoomLog;
  /** What was read and what came to life, in order. */
  readonly story: string[];
}

async function roomsWith(...codes: readonly RoomCode[]): Promise<Told> {
  const log = memoryLog();
  for (const code of codes) await log.append(code, 0, talk(code, code === LONG ? LINES : 1), 0);
  const story: string[] = [];
  const read: RoomLog['read'] = async (code, from) => {
    story.push(`read ${code}`);
    if (code === 'LOST-0000') throw new Error('the disk does not answer');
    return log.read(code, from);
  };
  const onLoad = ({ code }: { readonly code: RoomCode }) => void story.push(`loaded ${code}`);
  const events = { onDurable() {}, onLost() {}, onLoad, onUnload() {}, isBusy: () => false };
  return { rooms: new RoomRegistry({ ...log, read }, events, 100), log, story };
}

test('others have their turns while a long night is loaded, and rooms in memory do not wait for it', async () => {
  const { rooms, story } = await roomsWith(LONG, 'BABY-0002');
  const here = await rooms.load('BABY-0002');
  const long = rooms.load(LONG);
  expect(await rooms.load('BABY-0002')).toBe(here);
  expect(story).not.toContain(`loaded ${LONG}`);
  expect(await countTicks(long)).toBeGreaterThanOrEqual(LINES / 100);
  expect((await long)?.room.lines).toBe(LINES);
});

test('rooms that come back together are loaded two at a time, in order; one that cannot be read stops no other', async () => {
  const { rooms, story } = await roomsWith(LONG, 'BABY-0002', 'CAKE-0003');
  const codes = [LONG, 'LOST-0000', 'BABY-0002', 'NONE-0000', 'CAKE-0003', LONG];
  const loaded = await Promise.allSettled(codes.map((code) => rooms.load(code)));
  const found = loaded.map((one) => (one.status === 'fulfilled' ? (one.value?.code ?? null) : 'failed'));
  expect(found).toEqual([LONG, 'failed', 'BABY-0002', null, 'CAKE-0003', LONG]);
  expect(story).toEqual([
    `read ${LONG}`,
    'read LOST-0000',
    'read BABY-0002',
    'loaded BABY-0002',
    'read NONE-0000',
    'read CAKE-0003',
    'loaded CAKE-0003',
    `loaded ${LONG}`,
  ]);
});

test('a room that is being loaded is not taken away, and is loaded once for all who ask', async () => {
  const { rooms, story } = await roomsWith(LONG);
  const first = rooms.load(LONG);
  expect(await rooms.whileUnloaded(LONG, () => Promise.reject(new Error('somebody comes')))).toBe(false);
  expect(await rooms.load(LONG)).toBe(await first);
  expect(story).toEqual([`read ${LONG}`, `loaded ${LONG}`]);
});

test('whoever comes while a room is taken away waits behind that, and finds nothing', async () => {
  const { rooms, log, story } = await roomsWith(LONG, 'BABY-0002');
  const removed = rooms.whileUnloaded(LONG, () => log.remove(LONG, []));
  const [late, other] = await Promise.all([rooms.load(LONG), rooms.load('BABY-0002')]);
  expect([await removed, late, other?.code]).toEqual([true, null, 'BABY-0002']);
  expect(story.filter((line) => line.startsWith('loaded'))).toEqual(['loaded BABY-0002']);
});
