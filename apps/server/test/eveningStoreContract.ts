import { expect, test } from 'vitest';
import type { EveningStore } from '../src/evenings/eveningStore.ts';
import type { RoomLog } from '../src/store/roomLog.ts';

const DAY = 86_400_000;

/** What every implementation of the port must do. */
export function eveningStoreContract(
  name: string,
  open: () => Promise<{ readonly evenings: EveningStore; readonly log: RoomLog }>,
): void {
  test(`the ${name} store keeps evenings until they are removed or expire`, async () => {
    const { evenings, log } = await open();
    const evening = (id: string, expires: number) => ({ id, expires, json: `{"of":"${id}"}` });
    await evenings.save(evening('a', 5 * DAY));
    await evenings.save(evening('b', 9 * DAY));
    expect(await evenings.find('a')).toEqual(evening('a', 5 * DAY));
    expect(await evenings.find('c')).toBeNull();
    expect([...(await evenings.list())].sort()).toEqual(['a', 'b']);
    await evenings.removeExpired(6 * DAY);
    expect(await evenings.find('a')).toBeNull();
    await evenings.remove('b');
    expect(await evenings.find('b')).toBeNull();
    expect(await evenings.list()).toEqual([]);
    await log.close();
  });
}
