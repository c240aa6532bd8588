import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { commandSchema } from '@fivefold/room';
import { expect, test } from 'vitest';
import type { TestClient } from './client.ts';
import { type TestApp, testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, playToEnd, seated, started } from './play.ts';

const NONCE = 'ab'.repeat(32);

test('a room is joined by a carelessly typed code, and everybody sees the members', async () => {
  const app = await testApp();
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { view } = expectOk(await ann.create('  Ann '));
  expect(view.members).toMatchObject([{ id: 'm1', name: 'Ann', host: true, presence: 'here' }]);
  expectOk(await bo.join(view.code.toLowerCase().replace('-', ' '), 'Бо'));
  await ann.until(() => ann.view!.members.length === 2);
  expect(ann.view!.members[1]).toMatchObject({ name: 'Бо', host: false, presence: 'here' });
  expect(bo.view!.me).toBe('m2');
});

test.each<[string, (app: TestApp, code: string) => Promise<unknown>, string]>([
  ['an unknown code', async (app) => browser(app.url).join('AAAA-0000', 'Bo'), 'no-such-room'],
  ['no code at all', async (app) => browser(app.url).join('', 'Bo'), 'no-such-room'],
  ['a stranger without a name', async (app, code) => browser(app.url).join(code), 'not-a-member'],
  ['a name that is taken', async (app, code) => browser(app.url).join(code, 'ann'), 'name-taken'],
  ['an empty name', async (app, code) => browser(app.url).join(code, ' \u202e '), 'name-empty'],
  ['a name too long', async (app, code) => browser(app.url).join(code, 'x'.repeat(25)), 'name-too-long'],
  ['an unknown game', async (app) => browser(app.url).create('Bo', 'chess'), 'malformed'],
  ['an old passport', async (app, code) => browser(app.url).redeem(`${code}.00`), 'passport-expired'],
  ['a command without a room', async (app) => browser(app.url).send({ type: 'stand' }), 'not-in-a-room'],
  ['a gap without a room', async (app) => browser(app.url).sync(), 'not-in-a-room'],
  ['a passport without a room', async (app) => browser(app.url).passport(), 'not-in-a-room'],
])('[P9 P12] %s is refused with a code', async (_what, attempt, code) => {
  const app = await testApp();
  const ann = browser(app.url);
  const { view } = expectOk(await ann.create('Ann'));
  expect(await attempt(app, view.code)).toMatchObject({ ok: false, error: { code } });
  expect((await ann.sync()).ok).toBe(true);
});

/** Every command once, in an allowed order, with what it must change in the view of another member. */
test('every command is accepted and shown to the others', async () => {
  const app = await testApp();
  const clients = await seated(app.url, 'my-number', 3);
  const [ann, bo, cy] = clients as [TestClient, TestClient, TestClient];
  const guest = browser(app.url);
  expectOk(await guest.join(ann.view!.code, 'Guest'));
  const asked = new Set<string>();
  const go = async (client: TestClient, ask: Parameters<TestClient['do']>[0], seen: () => boolean) => {
    asked.add(ask.type);
    await client.do(ask);
    await guest.until(seen);
  };
  const look = () => guest.view!;
  const nameOf = (id: string) => look().members.find((member) => member.id === id)?.name;
  await go(bo, { type: 'rename', name: 'Bo' }, () => nameOf('m2') === 'Bo');
  await go(bo, { type: 'chooseFace', face: 'whale' }, () => look().faces.m2 === 'whale');
  await go(bo, { type: 'vote', game: 'iota' }, () => look().votes.m2 === 'iota');
  await go(
    bo,
    { type: 'wishOption', option: 'goals', value: 'wholeGame' },
    () => look().optionWishes.m2?.goals === 'wholeGame',
  );
  await go(bo, { type: 'firstHand', playing: true }, () => look().learners.includes('m2'));
  await go(bo, { type: 'sit', seat: 4 }, () => look().seats[4]!.kind === 'member');
  await go(bo, { type: 'swap', seat: 0 }, () => isMember(look().seats[0], 'm2'));
  await go(bo, { type: 'stand' }, () => look().seats[0]!.kind === 'empty');
  await go(bo, { type: 'sit', seat: 1 }, () => isMember(look().seats[1], 'm2'));
  await go(bo, { type: 'ready', ready: true, nonce: NONCE }, () => isReady(look().seats[1]));
  await go(bo, { type: 'say', text: 'hello' }, () => look().chat.some((line) => line.kind === 'text'));
  await go(bo, { type: 'emote', emote: 'wow' }, () => look().chat.some((line) => line.kind === 'emote'));
  await go(ann, { type: 'addBot', seat: 5, level: 'easy' }, () => look().seats[5]!.kind === 'bot');
  await go(ann, { type: 'removeBot', seat: 5 }, () => look().seats[5]!.kind === 'empty');
  await go(ann, { type: 'lock', locked: true }, () => look().locked);
  await go(ann, { type: 'playlist', games: ['red7'] }, () => look().playlist.length === 1);
  await go(
    ann,
    { type: 'settings', clock: { kind: 'courtesy' }, hints: 'none' },
    () => look().settings.hints === 'none',
  );
  await go(ann, { type: 'makeHost', member: 'm2', share: true }, () => look().members[1]!.host);
  await go(ann, { type: 'choose', game: 'my-number', options: { goals: 'perRound' } }, () =>
    JSON.stringify(look().options).includes('perRound'),
  );
  const before = look().seats;
  const has = (seats: typeof before) => isDeepStrictEqual(look().seats, seats);
  do await go(ann, { type: 'shuffleSeats' }, () => has(ann.view!.seats));
  while (has(before)); // one order in six is the one before
  expect(look().seats.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
  await go(ann, { type: 'start' }, () => look().table?.status === 'playing');
  await Promise.all(clients.map((client) => client.until(() => client.view?.table?.status === 'playing')));
  await go(ann, { type: 'nudge' }, () => look().table!.clock !== null);
  const { deadline } = look().table!.clock!;
  await go(bo, { type: 'moreTime' }, () => look().table!.clock!.deadline === deadline! + 30_000);
  expect(look().table!.clock!.extended).toEqual([bo.table.seat]);
  await go(ann, { type: 'pause' }, () => look().table!.paused === 'm1');
  await go(ann, { type: 'resume' }, () => look().table!.paused === null);
  app.time.pass(120_000);
  await guest.until(() => look().table!.clock!.expired);
  await go(ann, { type: 'letClockPlay', seat: look().table!.waitingFor[0]! }, () => look().table!.move > 0);
  asked.add('act');
  await playOne([ann, bo, cy], testRandom(1));
  const cySeat = cy.table.seat!;
  await go(cy, { type: 'leave' }, () => look().members.find(({ id }) => id === 'm3')?.presence === 'left');
  await go(
    ann,
    { type: 'letBotPlay', seat: cySeat, level: 'easy' },
    () => look().table!.players[cySeat]!.bot === 'easy',
  );
  await go(ann, { type: 'endGame' }, () => look().table!.status === 'ended');
  await go(bo, { type: 'leadReview', number: 1, step: 2 }, () => look().review?.leader === 'm2');
  await go(bo, { type: 'showStep', number: 1, step: 3 }, () => look().review?.step === 3);
  await go(bo, { type: 'endReview' }, () => look().review === null);
  const empty = look().seats.findIndex(({ kind }) => kind === 'empty');
  await go(ann, { type: 'addBot', seat: empty, level: 'easy' }, () => look().seats[empty]!.kind === 'bot');
  await go(ann, { type: 'stopCountdown' }, () => look().startsAt === null);
  await go(ann, { type: 'rematch', number: 1 }, () => look().table!.number === 2);
  await go(ann, { type: 'endGame' }, () => look().table!.status === 'ended');
  await go(ann, { type: 'nextGame' }, () => look().table === null && look().game === 'red7');
  await go(ann, { type: 'kick', member: 'm2' }, () => look().members.every(({ id }) => id !== 'm2'));
  await bo.until(() => bo.goodbye === 'kicked');
  expect(await bo.send({ type: 'stand' })).toMatchObject({ ok: false, error: { code: 'not-in-a-room' } });
  expect(await bo.join(ann.view!.code, 'Bo again')).toMatchObject({ ok: false, error: { code: 'kicked' } });
  const all = commandSchema.def.options.map((option) => option.shape.type.def.values[0]);
  expect([...asked].sort()).toEqual([...all].sort());
});

test('[P29] a retry with the same id is acknowledged and not executed again', async () => {
  const app = await testApp();
  const [ann] = await seated(app.url, 'my-number', 3);
  const first = await ann!.send({ type: 'say', text: 'once' }, 'same');
  const again = await Promise.all([1, 2, 3].map(() => ann!.send({ type: 'say', text: 'once' }, 'same')));
  expect([first, ...again].map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expectOk(await ann!.sync());
  expect(ann!.view!.chat.filter((line) => line.kind === 'text')).toHaveLength(1);
});

test('[P7] only hashes of tokens and passports are stored', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const { passport } = expectOk(await clients[0]!.passport());
  const [code, secret] = passport.split('.') as [string, string];
  const unused = expectOk(await clients[1]!.passport()).passport.split('.')[1]!;
  const phone = browser(app.url);
  expectOk(await phone.redeem(passport));
  await app.stop();
  const files = readdirSync(app.folder).filter((name) => name.startsWith('fivefold.db'));
  const bytes = Buffer.concat(files.map((name) => readFileSync(path.join(app.folder, name)))).toString(
    'latin1',
  );
  expect(bytes).toContain(code); // it is the right place to look
  const keys = [...clients, phone].map(({ token }) => token);
  expect([...keys, secret, unused].filter((key) => bytes.includes(key))).toEqual([]);
});

test('several rematch commands start one game', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  await playToEnd(clients, testRandom(3));
  await Promise.all(clients.map((client) => client.send({ type: 'rematch', number: 1 })));
  await Promise.all(clients.map((client) => client.until(() => client.table.number === 2)));
  expect(clients[0]!.table.status).toBe('playing');
});

test('after a minute without the host the longest present member becomes host', async () => {
  const app = await testApp();
  const [ann, bo, cy] = (await seated(app.url, 'my-number', 3)) as [TestClient, TestClient, TestClient];
  ann.close();
  await cy.until(({ view }) => view!.members[0]!.presence === 'dropped');
  app.time.pass(59_000);
  await cy.do({ type: 'say', text: 'not yet' });
  expect(cy.view!.members.map(({ host }) => host)).toEqual([true, false, false]);
  app.time.pass(1_000);
  await cy.until(({ view }) => view!.members[1]!.host);
  await bo.do({ type: 'lock', locked: true });
});

test('a bot plays for an absent member after 45 seconds and leaves when they return', async () => {
  const app = await testApp();
  const [ann, bo, cy] = (await started(app.url, 'my-number', 3)) as [TestClient, TestClient, TestClient];
  const sitIn = () => bo.send({ type: 'letBotPlay', seat: 2, level: 'easy' });
  expect(await sitIn()).toMatchObject({ error: { code: 'player-present' } });
  cy.close();
  await bo.until(({ view }) => view!.members[2]!.presence === 'dropped');
  app.time.pass(44_000);
  expect(await sitIn()).toMatchObject({ error: { code: 'in-grace' } });
  app.time.pass(1_000);
  expectOk(await sitIn());
  await ann.until(({ table }) => !table.waitingFor.includes(2)); // the bot has chosen
  const back = browser(app.url, cy.token);
  expectOk(await back.join(ann.view!.code));
  await ann.until(({ table }) => table.players[2]!.bot === null);
  const notices = back.view!.chat.flatMap((line) => (line.kind === 'notice' ? [line.what] : []));
  expect(notices.slice(-4)).toEqual(['dropped', 'bot-in', 'back', 'bot-out']);
  // From here on every decision is Cy's own again.
  for (const client of [ann, bo]) await playOne([client, ann, bo, back], testRandom(1));
  await ann.until(({ table }) => table.waitingFor.includes(2));
  app.time.pass(600_000);
  await ann.do({ type: 'say', text: 'no hurry' });
  expect(ann.table.waitingFor).toContain(2);
});

test('an idle seat under a hard clock plays by the clock', async () => {
  const app = await testApp();
  const clients = await seated(app.url, 'my-number', 3);
  await clients[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 10 } });
  await clients[0]!.do({ type: 'start' });
  await clients[0]!.until(({ view }) => view?.table?.clock != null);
  app.time.pass(11_000);
  await clients[0]!.until(({ table }) => table.move >= 3);
});

function isMember(seat: unknown, member: string): boolean {
  return (seat as { member?: string }).member === member;
}
function isReady(seat: unknown): boolean {
  return (seat as { ready?: boolean }).ready === true;
}
