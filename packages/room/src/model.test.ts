import { fastRandom, type GameId, games, type Random } from '@fivefold/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceOf, Party, tokenOf } from '../testing/party.ts';
import { nextRoomDeadline } from './clocks.ts';
import { type Command, commandSchema } from './commands.ts';
import type { RoomEntry } from './entries.ts';
import { createEmptyRoom, evolve } from './evolve.ts';
import { requireGameByRulesVersion } from './gameOf.ts';
import { applyPatch } from './patch/apply.ts';
import { diffRoomViews } from './patch/diff.ts';
import { roomView } from './roomView.ts';
import type { Room, ServerCommand } from './types.ts';
import { EMOTES, PAPER_PLANE_REACTION, type RoomView } from './view.ts';

const GAMES = Object.keys(games) as GameId[];
const seat = fc.integer({ min: 0, max: 7 });
const level = fc.constantFrom('easy', 'medium', 'hard');
const member = fc.constantFrom(1, 1, 1, 2, 2, 3, 3, 4, 5, 6).map((n) => `m${n}`);
const of = <T extends string>(type: T) => fc.constant({ type } as const);
const nonce = fc.nat(99).map((n) => nonceOf(String(n)));

const gentle: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('rename' as const), name: fc.constantFrom('Ira', 'Lev', 'Mia', '') }),
  fc.record({ type: fc.constant('sit' as const), seat }),
  of('stand'),
  fc.record({ type: fc.constant('swap' as const), seat }),
  fc.record({ type: fc.constant('ready' as const), ready: fc.boolean(), nonce }),
  fc.record({ type: fc.constant('say' as const), text: fc.constantFrom('hi', ' ', 'x'.repeat(301)) }),
  fc.record({ type: fc.constant('emote' as const), emote: fc.constantFrom(...EMOTES) }),
  fc.record({
    type: fc.constant('emote' as const),
    emote: fc.constantFrom(...EMOTES, PAPER_PLANE_REACTION),
    to: fc.oneof(
      fc.record({ kind: fc.constant('player' as const), number: fc.nat(3), seat }),
      fc.record({ kind: fc.constant('event' as const), number: fc.nat(3), at: fc.nat(40) }),
    ),
  }),
  fc.tuple(fc.nat(3), fc.nat(9), fc.jsonValue({ maxDepth: 1 })).map(
    ([number, move, action]): Command => ({
      type: 'act',
      number,
      move,
      action: JSON.parse(JSON.stringify(action)),
    }),
  ),
  of('nudge'),
  of('moreTime'),
  fc.record({ type: fc.constant('letClockPlay' as const), seat }),
  fc.record({ type: fc.constant('letBotPlay' as const), seat, level }),
  fc.record({ type: fc.constant('rematch' as const), number: fc.nat(4) }),
  fc.record({
    type: fc.constant('choose' as const),
    game: fc.constantFrom(...GAMES),
    options: fc.constant({}),
  }),
  fc.record({
    type: fc.constant('settings' as const),
    clock: fc.constantFrom(
      { kind: 'off' },
      { kind: 'courtesy' },
      { kind: 'hard', seconds: 10 } as const,
      { kind: 'slow', hours: 1, substitute: 'bot' } as const,
    ),
  }),
  fc.record({
    type: fc.constant('settings' as const),
    hints: fc.constantFrom('full' as const, 'none' as const),
  }),
  of('shuffleSeats'),
  fc.record({ type: fc.constant('addBot' as const), seat, level }),
  fc.record({ type: fc.constant('removeBot' as const), seat }),
  fc.record({ type: fc.constant('lock' as const), locked: fc.boolean() }),
  fc.record({ type: fc.constant('makeHost' as const), member, share: fc.boolean() }),
  fc.record({ type: fc.constant('vote' as const), game: fc.option(fc.constantFrom(...GAMES)) }),
  fc
    .tuple(
      fc.constantFrom('goals', 'goalCount', 'deck', 'length', 'advanced', 'targetScore', '__proto__'),
      fc.constantFrom('wholeGame', 'half', 'short', 1, 4, 40, true, null, undefined),
    )
    .map(([option, value]): Command => ({ type: 'wishOption', option, value })),
  fc.record({ type: fc.constant('firstHand' as const), playing: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('leadReview', 'showStep'),
    number: fc.constantFrom(1, 2),
    step: fc.nat(5),
  }),
  of('endReview'),
  of('start'),
  of('start'),
  of('resume'),
  of('nextGame'),
  fc.record({ type: fc.constant('nextGame' as const), start: fc.boolean() }),
  of('stopCountdown'),
  fc.record({
    type: fc.constant('playlist' as const),
    games: fc.array(fc.constantFrom(...GAMES), { maxLength: 3 }),
  }),
);

/** What stops a game, or empties a room, is asked less often, or no game would ever be played. */
const harsh: fc.Arbitrary<Command> = fc.oneof(
  of('leave'),
  fc.record({ type: fc.constant('kick' as const), member }),
  of('pause'),
  of('endGame'),
);
const command = fc.oneof({ weight: 12, arbitrary: gentle }, { weight: 1, arbitrary: harsh });

const name = fc.constantFrom('Anna', 'Boris', 'Vera', 'Gleb', 'Dora');
const server: fc.Arbitrary<ServerCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(name, fc.boolean())
      .map(([n, sit]) => ({ type: 'join' as const, name: n, token: tokenOf(n), sit })),
  },
  member.map((m) => ({ type: 'connect' as const, member: m })),
  member.map((m) => ({ type: 'disconnect' as const, member: m })),
  fc
    .tuple(member, fc.nat(2))
    .map(([m, n]) => ({ type: 'passport' as const, member: m, hash: `p${n}`, expires: 2e6 })),
  fc
    .tuple(fc.nat(2), name)
    .map(([n, who]) => ({ type: 'redeem' as const, hash: `p${n}`, token: tokenOf(who) })),
  fc
    .tuple(seat, fc.nat(9))
    .map(([s, move]) => ({ type: 'bot' as const, seat: s, number: 1, move, action: { type: 'continue' } })),
);

/** One step: a command of a member, one of the server, time, or a move of a player who is waited for. */
type Happening =
  | { readonly kind: 'member'; readonly by: string; readonly command: Command; readonly id: string | null }
  | { readonly kind: 'server'; readonly command: ServerCommand }
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'play'; readonly moves: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('member' as const),
      by: member,
      command,
      id: fc.option(fc.nat(20).map((n) => `c${n}`)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('server' as const), command: server }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.nat(50_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'deadline' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('play' as const), moves: fc.integer({ min: 1, max: 60 }) }),
  },
);

function happen(party: Party, what: Happening, random: Random): void {
  switch (what.kind) {
    case 'member':
      expect(commandSchema.safeParse(what.command).success).toBe(true);
      party.ask({ id: what.id, by: what.by, command: what.command });
      return;
    case 'server':
      party.ask({ id: null, by: null, command: what.command });
      return;
    case 'wait':
      party.later(what.time);
      return;
    case 'deadline':
      party.now = Math.max(party.now, nextRoomDeadline(party.room, party.now) ?? party.now);
      party.server({ type: 'tick' });
      // A tick settles what was due: otherwise a server would ask for ever.
      expect(nextRoomDeadline(party.room, party.now) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(party.now);
      return;
    case 'play': {
      const until = (party.room.table?.move ?? 0) + what.moves;
      party.plays(random, (room) => room.table!.move >= until || room.table!.paused !== null);
    }
  }
}

function expectSound(room: Room): void {
  const seated = room.seats.flatMap((s) => (s.kind === 'member' ? [s.member] : []));
  const ids = room.members.map((m) => m.id);
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  if (ids.length > 0) expect(room.members.some((m) => m.host)).toBe(true);
  for (const wishers of [room.votes, room.optionWishes])
    expect(Object.keys(wishers).filter((id) => !ids.includes(id))).toEqual([]);
  const options = Object.keys(games[room.game]!.options.parse({}) as object);
  const wishes = Object.values(room.optionWishes).map((wish) => Object.keys(wish));
  expect(wishes.filter((keys) => keys.length === 0 || keys.some((key) => !options.includes(key)))).toEqual(
    [],
  );
  if (room.table?.status === 'playing') expect(wishes).toEqual([]);
  const players = room.table?.players.flatMap((player) => player.member ?? []) ?? [];
  expect(new Set(players).size).toBe(players.length);
  if (room.table?.status === 'playing') expect(players.filter((id) => !ids.includes(id))).toEqual([]);
  const hurried = room.table?.clock?.seats ?? [];
  expect(hurried.filter((at) => !room.table?.waitingFor.includes(at) || room.table.players[at]!.bot)).toEqual(
    [],
  );
  const isAnybodyHere = room.members.some(({ id, presence }) => players.includes(id) && presence === 'here');
  const mayRun = isAnybodyHere || room.settings.clock.kind === 'slow';
  if (room.table?.clock)
    expect(room.table.clock.deadline !== null).toBe(room.table.paused === null && mayRun);
  const tokens = room.members.flatMap((m) => m.tokens);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(room.passports.filter((passport) => !ids.includes(passport.member))).toEqual([]);
  expect(room.former.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(room.chat.length).toBeLessThanOrEqual(200);
}

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The room from a checkpoint and the entries since. */
const loaded = (checkpoint: Room, entries: readonly RoomEntry[]): Room =>
  entries.slice(checkpoint.version).map(stored).reduce(evolve, checkpoint);

/** What is cheap to compare after every entry; whole rooms are compared at the end. */
const outlineOf = ({ version, members, seats, settings, optionWishes, table, chat, night }: Room): string =>
  JSON.stringify([
    version,
    members,
    seats,
    settings,
    optionWishes,
    chat.length,
    night.length,
    table && [table.move, table.asked, table.waitingFor, table.clock, table.paused, table.players],
  ]);

/** A room with the same view for one viewer, and other secrets. */
function reimagined(room: Room, viewer: string, random: Random): Room {
  const { table } = room;
  const hidden: Room = {
    ...room,
    secret: 'f'.repeat(64),
    // A member knows how many devices act as this member, and nothing of the devices of others.
    members: room.members.map((m) => ({
      ...m,
      tokens: m.id === viewer ? m.tokens.map((_, i) => `imagined ${i}`) : ['imagined'],
    })),
    seats: room.seats.map((s) => (s.kind === 'member' ? { ...s, nonce: null } : s)),
    answered: [],
    passports: [],
    former: [],
    banned: [],
  };
  if (table?.status !== 'playing') return hidden;
  const game = requireGameByRulesVersion(table.rules);
  const at = table.players.findIndex((player) => player.member === viewer);
  const state: unknown = game.imagine(game.view(table.state, at < 0 ? 'spectator' : at), random);
  const deal = { ...table.deal, secret: 'e'.repeat(64), seed: 'd'.repeat(64) };
  return { ...hidden, table: { ...table, state, actions: [], asked: [], deal } };
}

function expectNothingLeaks(room: Room, random: Random): void {
  for (const { id } of room.members) {
    const text = JSON.stringify(roomView(room, id));
    expect(JSON.stringify(roomView(reimagined(room, id, random), id))).toBe(text);
    const secrets = [
      room.secret,
      ...[...room.members, ...room.former].flatMap((m) => m.tokens),
      ...room.passports.map((p) => `"${p.hash}"`),
    ];
    if (room.table?.status === 'playing') secrets.push(room.table.deal.secret, room.table.deal.seed);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  const door = roomView(room, null);
  expect(door).toMatchObject({ me: null, table: null, chat: [], night: [], games: 0, votes: {} });
  expect(door.optionWishes).toEqual({});
}

test('[P16] after any commands a room is consistent, keeps its secrets and equals the fold of its entries', () => {
  let started = 0;
  let finished = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.array(happening, { size: '+2', maxLength: 80 }),
      fc.nat(),
      (game, all, seed) => {
        const party = Party.of(game, 'Anna', 'Boris', 'Vera');
        if (seed % 4 < 2) party.does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: 30 } });
        if (seed % 2 === 0) party.tries('Anna', { type: 'start' });
        const random = fastRandom(seed);
        const views = new Map<string, RoomView>();
        let replayed = createEmptyRoom('KITE-4271');
        let read = 0;
        const readOn = () => {
          // Frozen: the room before stays as it was, because it may be the one that is shown until the next is on disk.
          for (const entry of party.entries.slice(read))
            replayed = Object.freeze(evolve(replayed, stored(entry)));
          read = party.entries.length;
        };
        let checkpoint = stored(party.room);
        for (const what of all) {
          const before = party.room;
          happen(party, what, random);
          if (party.room === before) continue;
          expectSound(party.room);
          readOn();
          expect(outlineOf(replayed)).toBe(outlineOf(party.room));
          if (random.next() % 8 === 0) expectNothingLeaks(party.room, random);
          if (random.next() % 8 === 0) checkpoint = stored(loaded(checkpoint, party.entries));
          for (const { id } of party.room.members) {
            const seen = views.get(id);
            const now = roomView(party.room, id);
            const patch = seen && diffRoomViews(seen, now);
            if (patch) expect(applyPatch(seen, patch)).toEqual(now);
            views.set(id, now);
          }
        }
        expectNothingLeaks(party.room, random);
        readOn();
        expect(replayed).toEqual(party.room);
        expect(JSON.stringify(loaded(checkpoint, party.entries))).toBe(JSON.stringify(party.room));
        started += party.entries.filter((entry) => entry.type === 'started').length;
        finished += party.room.night.length;
      },
    ),
    { numRuns: 80 },
  );
  // Commands that are all refused would prove nothing.
  expect(started).toBeGreaterThan(20);
  expect(finished).toBeGreaterThan(3);
});
