import { MAX_TELEVISIONS } from '@fivefold/room';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';
import { browser, expectOk, seated, started } from './play.ts';

test('[P58] a television sees what lies open, and is in no list', async () => {
  const app = await testApp();
  const [anna, boris] = await started(app.url, 'red7', 2);
  await anna!.do({ type: 'say', text: 'a private joke' });
  const before = anna!.view!.members;
  const tv = browser(app.url);
  const { view } = expectOk(await tv.watch(anna!.view!.code));
  expect(view.me).toBeNull();
  expect(view.chat).toEqual([]);
  expect(view.table!.seat).toBeNull();
  const lena = browser(app.url);
  expectOk(await lena.join(view.code, 'Lena'));
  expect(view.table!.view).toEqual(lena.table.view); // as a spectator who is a member
  await tv.until(() => tv.view!.members.length === 3);
  expect(anna!.view!.members.slice(0, 2)).toEqual(before);
  await boris!.do({ type: 'say', text: 'another one' });
  await anna!.do({ type: 'pause' });
  await tv.until(() => tv.view!.table!.paused !== null);
  expect(tv.packets.join()).not.toMatch(/joke|another one/);
  const hands = [anna!, boris!].map(({ table }) => JSON.stringify((table.view as { hand?: unknown }).hand));
  for (const hand of hands.filter((cards) => cards !== undefined))
    expect(tv.packets.join()).not.toContain(hand);
  expect(expectOk(await tv.sync()).view).toEqual(tv.view);
});

test('[P59] a television can do nothing, and nobody notices when it is switched off', async () => {
  const app = await testApp();
  const [anna] = await seated(app.url, 'red7', 2);
  const tv = browser(app.url);
  expectOk(await tv.watch(anna!.view!.code));
  const refused = { ok: false, error: { code: 'not-a-member' } };
  expect(await tv.send({ type: 'say', text: 'hello' })).toEqual(refused);
  expect(await tv.send({ type: 'sit', seat: 2 })).toEqual(refused);
  expect(await tv.passport()).toEqual(refused);
  const { version } = anna!;
  tv.close();
  const other = browser(app.url);
  expectOk(await other.watch(anna!.view!.code));
  expect(anna!.version).toBe(version);
  expect(app.logLines.join()).not.toContain('failed');
});

test('[P4] a connection stays in its room when another one has no place for a television', async () => {
  const app = await testApp();
  const [host] = await seated(app.url, 'red7', 2);
  const { code } = host!.view!;
  for (let n = 0; n < MAX_TELEVISIONS; n += 1) expectOk(await browser(app.url).watch(code));
  const zoe = browser(app.url);
  expectOk(await zoe.create('Zoe', 'iota'));
  expect(await zoe.watch(code)).toMatchObject({ error: { code: 'room-full' } });
  await zoe.do({ type: 'lock', locked: true });
  expect(expectOk(await zoe.sync()).view).toMatchObject({ locked: true, game: 'iota' });
});

test('a television that asks again for the same room needs no second place', async () => {
  const app = await testApp();
  const [host] = await seated(app.url, 'red7', 2);
  const { code } = host!.view!;
  const televisions = Array.from({ length: MAX_TELEVISIONS }, () => browser(app.url));
  for (const tv of [...televisions, ...televisions]) expectOk(await tv.watch(code));
  await host!.do({ type: 'lock', locked: true });
  for (const tv of televisions) await tv.until(() => tv.view!.locked);
});

test('[P60] a locked room is shown to televisions of its members only', async () => {
  const app = await testApp();
  const [anna, boris] = await seated(app.url, 'red7', 2);
  const { code } = anna!.view!;
  const own = browser(app.url, boris!.token);
  expectOk(await own.watch(code));
  await anna!.do({ type: 'lock', locked: true });
  await own.until(() => own.view!.locked);
  const stranger = browser(app.url);
  expect(await stranger.watch(code)).toEqual({ ok: false, error: { code: 'room-locked' } });
  expect(await stranger.watch('KITE-0000')).toEqual({ ok: false, error: { code: 'no-such-room' } });
  await anna!.do({ type: 'kick', member: boris!.view!.me! });
  await own.until(() => own.goodbye === 'restarting');
  expect(await own.watch(code)).toEqual({ ok: false, error: { code: 'kicked' } });
});
