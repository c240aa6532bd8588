import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PictureCache } from '../src/preview/pictureCache.ts';

const PNG = Buffer.from('a picture');

/** Counts what is asked for; `allow` says whether an address may have a new picture. */
function countedCache(allow = true) {
  const asked: string[] = [];
  const cache = new PictureCache({
    allow: async (_action, address) => {
      asked.push(address);
      return allow;
    },
  });
  return { cache, asked };
}

test('a picture that was drawn is neither drawn nor counted again', async () => {
  const { cache, asked } = countedCache();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return PNG;
  };
  expect(await cache.getLimited('a', '10.0.0.1', draw)).toBe(PNG);
  expect(await cache.getLimited('a', '10.0.0.2', draw)).toBe(PNG);
  expect(await cache.get('a', draw)).toBe(PNG);
  expect([drawn, asked]).toEqual([1, ['10.0.0.1']]);
});

test('two requests at the same time draw once', async () => {
  const { cache } = countedCache();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return PNG;
  };
  await Promise.all([cache.getLimited('a', 'x', draw), cache.getLimited('a', 'y', draw)]);
  expect(drawn).toBe(1);
});

test('pictures are drawn one at a time, and with twenty waiting another one is refused', async () => {
  const { cache } = countedCache();
  const finish: ((png: Buffer) => void)[] = [];
  const draw = () => new Promise<Buffer>((done) => finish.push(done));
  const pictures = Array.from({ length: 20 }, (_, n) => cache.getLimited(`picture ${n}`, 'x', draw));
  await nextTick();
  expect(finish).toHaveLength(1);
  expect(await cache.getLimited('one more', 'y', draw)).toBeNull();
  for (let n = 0; n < 20; n += 1) {
    finish[n]!(PNG);
    await pictures[n];
    while (finish.length === n + 1 && n < 19) await nextTick();
    expect(finish).toHaveLength(Math.min(20, n + 2));
  }
  const late = cache.getLimited('one more', 'y', draw);
  while (finish.length < 21) await nextTick();
  finish[20]!(PNG);
  expect(await late).toBe(PNG);
});

test('a picture that failed is drawn again', async () => {
  const { cache } = countedCache();
  await expect(cache.get('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(await cache.get('a', async () => PNG)).toBe(PNG);
});

test('an address over its limit gets no new picture', async () => {
  const { cache } = countedCache(false);
  expect(await cache.getLimited('a', 'x', async () => PNG)).toBeNull();
  expect(await cache.get('a', async () => PNG)).toBe(PNG);
  expect(await cache.getLimited('a', 'x', async () => PNG)).toBe(PNG);
});
