import { fastRandom, isBetweenRounds } from '@fivefold/rules';
import type { State as Podelim } from '@fivefold/rules/podelim';
import { describe, expect, test } from 'vitest';
import { handOf, playing, select } from '../testing/myNumber.ts';
import { Party, tokenOf } from '../testing/party.ts';
import type { Command } from './commands.ts';
import { createEmptyRoom, evolve } from './evolve.ts';
import { requireGameByRulesVersion } from './gameOf.ts';
import { appendToNightResults, roomGameResultOf } from './night.ts';
import { MAX_GAMES_LISTED_PER_NIGHT } from './roomLimits.ts';
import type { Room } from './types.ts';
import type { RoomGameResult } from './view.ts';

test('the history begins with the public events of the deal', () => {
  const party = Party.of('eight28', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
  const { history, move } = party.view('Anna').table!;
  expect(move).toBe(0);
  expect(history.map((line) => [line.move, line.event.type])).toEqual([
    [0, 'round-started'],
    [0, 'turn-started'],
  ]);
  expect(party.view('Vera').table!.history).toEqual(history);
});

describe('playing', () => {
  test('[P29] a retry with the same id is acknowledged and not executed again', () => {
    const party = playing();
    const command = select(party, 'Anna');
    party.does('Anna', command, 'c1');
    const { version } = party.room;
    party.does('Anna', command, 'c1');
    expect(party.room.version).toBe(version);
  });

  test('[P24] ids belong to a member: two members may use the same id', () => {
    const party = playing().does('Anna', { type: 'say', text: 'hi' }, 'c1');
    party.does('Boris', { type: 'say', text: 'hi too' }, 'c1');
    expect(party.room.chat.at(-1)).toMatchObject({ kind: 'text', text: 'hi too' });
  });

  test('[P29] a room remembers the last sixteen ids of a member', () => {
    const party = playing();
    for (let i = 0; i < 100; i += 1) party.does('Anna', { type: 'lock', locked: i % 2 === 0 }, `c${i}`);
    expect(party.room.answered).toEqual([
      { member: 'm1', ids: Array.from({ length: 16 }, (_, i) => `c${84 + i}`) },
    ]);
  });

  test('[P16] others see that a player has chosen, and not what', () => {
    const party = playing();
    party.does('Anna', select(party, 'Anna', 0));
    const seen = JSON.stringify(party.view('Boris'));
    party.does('Anna', select(party, 'Anna', 1));
    expect(JSON.stringify(party.view('Boris'))).toBe(seen);
    expect(party.view('Boris').table!.waitingFor).toEqual([1, 2]);
    expect(party.view('Anna').table!.view).toMatchObject({ phase: { mine: handOf(party, 'Anna')[1] } });
  });

  test('[P33] a choice is too late only for another decision, not after moves of others', () => {
    const party = playing();
    party.does('Anna', select(party, 'Anna')).does('Boris', select(party, 'Boris', 0, 0));
    party.does('Vera', select(party, 'Vera', 0, 0));
    expect(party.tries('Anna', select(party, 'Anna', 0, 1))).toEqual({ code: 'too-late', move: 3 });
  });

  test('[P33] a choice for a game that has ended is not played in the next one', () => {
    const party = playing();
    const waiting = select(party, 'Boris');
    party.does('Anna', { type: 'endGame' }).does('Anna', { type: 'start' });
    expect(party.tries('Boris', { ...select(party, 'Boris'), number: 1 } as Command)).toEqual({
      code: 'too-late',
      move: 0,
    });
    expect(party.tries('Boris', waiting)).toMatchObject({ code: 'too-late' });
    party.does('Boris', select(party, 'Boris'));
  });

  test.each<[why: string, name: string, command: Command, code: string]>([
    ['a spectator', 'Zoe', { type: 'act', number: 1, move: 0, action: { type: 'continue' } }, 'not-playing'],
    [
      'no action of this game',
      'Anna',
      { type: 'act', number: 1, move: 0, action: { type: 'fold' } },
      'bad-action',
    ],
    ['not even an object', 'Anna', { type: 'act', number: 1, move: 0, action: [[]] }, 'bad-action'],
    [
      'a move that is not there yet',
      'Anna',
      { type: 'act', number: 1, move: 1, action: { type: 'continue' } },
      'bad-move',
    ],
    ['no move', 'Anna', { type: 'act', number: 1, move: -1, action: { type: 'continue' } }, 'bad-move'],
    [
      'against the rules',
      'Anna',
      { type: 'act', number: 1, move: 0, action: { type: 'continue' } },
      'illegal-move',
    ],
    ['sitting down in a running game', 'Zoe', { type: 'sit', seat: 0 }, 'seat-taken'],
    ['moving in a running game', 'Anna', { type: 'sit', seat: 1 }, 'game-running'],
    ['standing up in a running game', 'Anna', { type: 'stand' }, 'game-running'],
    ['starting again', 'Anna', { type: 'start' }, 'game-running'],
    ['choosing another game', 'Anna', { type: 'choose', game: 'podelim', options: {} }, 'game-running'],
    ['the next game during this one', 'Anna', { type: 'nextGame' }, 'game-running'],
    ['mixing the seats in a running game', 'Anna', { type: 'shuffleSeats' }, 'game-running'],
    ['another bot in a running game', 'Anna', { type: 'addBot', seat: 4, level: 'easy' }, 'game-running'],
    ['a bot away from a running game', 'Anna', { type: 'removeBot', seat: 3 }, 'game-running'],
    ['swapping seats in a running game', 'Anna', { type: 'swap', seat: 1 }, 'game-running'],
    ['a rematch of a running game', 'Anna', { type: 'rematch', number: 1 }, 'game-running'],
    ['a bot for someone present', 'Anna', { type: 'letBotPlay', seat: 1, level: 'easy' }, 'player-present'],
    ['a bot on no seat', 'Anna', { type: 'letBotPlay', seat: 7, level: 'easy' }, 'no-such-seat'],
    ['the clock for someone not hurried', 'Anna', { type: 'letClockPlay', seat: 1 }, 'clock-not-over'],
    ['the clock by a spectator', 'Zoe', { type: 'letClockPlay', seat: 1 }, 'not-playing'],
    ['more time without a clock', 'Anna', { type: 'moreTime' }, 'no-clock'],
    ['a nudge from a spectator', 'Zoe', { type: 'nudge' }, 'not-playing'],
    ['resuming what is not paused', 'Anna', { type: 'resume' }, 'not-paused'],
    ['ending by someone else', 'Boris', { type: 'endGame' }, 'not-host'],
  ])('refused: %s', (_why, name, command, code) => {
    const party = playing().server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    const before = party.room;
    expect(party.tries(name, command)?.code).toBe(code);
    expect(party.room).toBe(before);
  });

  test('[P35] a second continue is refused with the reason of the rules', () => {
    const party = playing().plays(fastRandom(1), ({ table }) =>
      isBetweenRounds(requireGameByRulesVersion(table!.rules), table!.state),
    );
    const goOn = () =>
      ({ type: 'act', number: 1, move: party.room.table!.move, action: { type: 'continue' } }) as const;
    party.does('Anna', goOn());
    expect(party.tries('Anna', goOn())).toEqual({
      code: 'illegal-move',
      reason: { code: 'already-continued' },
    });
  });

  test('[P35] a vote in a contest of others is refused with the reason of the rules', () => {
    const party = Party.of('podelim', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
    const votersOf = ({ table }: Room) => {
      const { phase } = (table!.state as Podelim).table;
      return phase.type === 'vote' ? phase.pile.voters : [];
    };
    party.plays(fastRandom(1), (room) => votersOf(room).length === 2);
    const { move, players, state } = party.room.table!;
    const outsider = players.find((_, seat) => !votersOf(party.room).includes(seat))!;
    const vote = { type: 'vote', ballot: (state as Podelim).table.ballot, color: 'white' } as const;
    expect(party.tries(outsider.name, { type: 'act', number: 1, move, action: vote })).toEqual({
      code: 'illegal-move',
      reason: { code: 'not-a-contender', contenders: votersOf(party.room) },
    });
  });

  test('the clock does not play for a player who has chosen', () => {
    const party = playing();
    party.does('Anna', select(party, 'Anna')).does('Anna', { type: 'nudge' });
    party.later(30_000).server({ type: 'tick' });
    expect(party.tries('Boris', { type: 'letClockPlay', seat: 0 })).toEqual({ code: 'not-waited-for' });
    party.does('Anna', { type: 'letClockPlay', seat: 1 });
  });

  test('a paused game takes no action, from nobody', () => {
    const party = playing();
    const command = select(party, 'Boris');
    party.does('Anna', { type: 'pause' });
    expect(party.tries('Boris', command)).toEqual({ code: 'paused' });
    expect(party.tries('Anna', { type: 'pause' })).toEqual({ code: 'paused' });
    party.does('Anna', { type: 'resume' }).does('Boris', command);
  });

  test('a game that the host ends has no outcome, and shows its deal', () => {
    const party = playing().does('Anna', { type: 'endGame' });
    expect(party.view('Boris').table).toMatchObject({ status: 'ended', outcome: null, waitingFor: [] });
    expect(party.view('Boris').table!.deal.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(party.room.night).toEqual([]);
  });
});

describe('after the game', () => {
  const finished = () => playing().plays(fastRandom(2));

  test('the night keeps places and points: beating two of three gives two points', () => {
    const party = finished();
    const [game] = party.view('Anna').night;
    expect(game).toMatchObject({ number: 1, game: 'my-number' });
    expect(game!.results.reduce((sum, result) => sum + result.points, 0)).toBe(3);
    expect(game!.results[0]).toMatchObject({ place: 1, points: 2 });
  });

  test.each([
    ['1 2 3 4', '3 2 1 0'],
    ['1 1 3 4', '2.5 2.5 1 0'],
    ['1 2 2 2', '3 1 1 1'],
  ])('players who share a place share its points: places %s of four give %s', (places, points) => {
    const party = Party.of('my-number', 'Anna', 'Boris', 'Vera', 'Zoe').does('Anna', { type: 'start' });
    const ranking = places
      .split(' ')
      .map((place, seat) => ({ seat, place: Number(place), score: 0, decidedBy: null }));
    const { results } = roomGameResultOf(party.room.table!, { ranking, breakdown: [] });
    expect(results.map((result) => result.points).join(' ')).toBe(points);
  });

  test('the oldest games of a very long night are merged, and nobody loses a point', () => {
    const played = Array.from({ length: MAX_GAMES_LISTED_PER_NIGHT + 7 }, (_, i): RoomGameResult => {
      const result = (player: string, member: string | null, points: number) => ({
        player,
        member,
        place: 3 - points,
        points,
      });
      const guest = i < 3 ? result('Guest', 'm9', 0.5) : result('Otto', null, 0);
      return { number: i + 1, game: 'red7', results: [result(`Anna ${i}`, 'm1', i % 3), guest] };
    });
    const night = played.reduce<readonly RoomGameResult[]>(appendToNightResults, []);
    const pointsOf = (games: readonly RoomGameResult[], who: string | null) =>
      games
        .flatMap(({ results }) => results)
        .reduce((sum, { member, points }) => sum + (member === who ? points : 0), 0);
    expect(night).toHaveLength(MAX_GAMES_LISTED_PER_NIGHT);
    expect(night.slice(1)).toEqual(played.slice(8));
    expect(night[0]).toMatchObject({ number: 8, games: 8 });
    expect(night[0]!.results.map(({ player, place }) => [player, place])).toEqual([
      ['Anna 7', 0],
      ['Otto', 0],
      ['Guest', 0],
    ]);
    for (const who of ['m1', 'm9', null]) expect(pointsOf(night, who)).toBe(pointsOf(played, who));
  });

  test('the night keeps every game of it, in the order in which they were played', () => {
    const party = finished();
    for (const number of [1, 2]) party.does('Anna', { type: 'rematch', number }).plays(fastRandom(number));
    expect(party.view('Anna').night.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  const back = (name: string) => ({ type: 'join', name, token: tokenOf('Vera') }) as const;

  test.each<[when: string, party: () => Party]>([
    ['after the game', () => finished().does('Vera', { type: 'leave' })],
    [
      'during a game that was ended then',
      () =>
        finished()
          .does('Anna', { type: 'rematch', number: 1 })
          .does('Vera', { type: 'leave' })
          .does('Anna', { type: 'endGame' })
          .does('Anna', { type: 'choose', game: 'red7', options: {} }),
    ],
  ])('a member who left %s and comes back keeps the id and the points', (_when, gone) => {
    const party = gone();
    expect(party.room.members.map(({ name }) => name)).toEqual(['Anna', 'Boris']);
    party.server(back('Verochka'));
    expect(party.view('Verochka').me).toBe('m3');
    expect(party.view('Verochka').night[0]!.results.map(({ member }) => member)).toContain('m3');
    // The next newcomer is nobody's namesake.
    party.server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') });
    expect(party.id('Zoe')).toBe('m4');
  });

  test('a member who left without playing, or was kicked, gets a new id', () => {
    const party = playing().does('Anna', { type: 'endGame' }).does('Vera', { type: 'leave' });
    party.server(back('Vera'));
    expect(party.id('Vera')).toBe('m4');
    party.does('Anna', { type: 'kick', member: 'm4' });
    expect(party.ask({ id: null, by: null, command: back('Vera') })).toEqual({ code: 'kicked' });
    expect(party.room.former).toEqual([]);
  });

  test('a rematch is made once, however many press', () => {
    const party = finished();
    expect(party.tries('Boris', { type: 'rematch', number: 1 })).toEqual({ code: 'not-host' });
    for (const name of ['Anna', 'Boris', 'Vera']) party.does(name, { type: 'rematch', number: 1 });
    expect(party.room.table).toMatchObject({ number: 2, status: 'playing', game: 'my-number' });
    expect(party.entries.filter((entry) => entry.type === 'started')).toHaveLength(2);
    expect(party.tries('Anna', { type: 'rematch', number: 7 })).toEqual({ code: 'game-running' });
  });

  test('spectators do not play a rematch', () => {
    const party = finished().server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    expect(party.tries('Zoe', { type: 'rematch', number: 1 })).toEqual({ code: 'not-playing' });
    expect(party.tries('Anna', { type: 'rematch', number: 3 })).toEqual({ code: 'no-game' });
  });

  test('a rematch is for hosts alone while another game is planned', () => {
    const party = playing()
      .plays(fastRandom(1))
      .does('Anna', { type: 'playlist', games: ['podelim'] });
    expect(party.tries('Boris', { type: 'rematch', number: 1 })).toEqual({
      code: 'game-planned',
      game: 'podelim',
    });
    party.does('Anna', { type: 'rematch', number: 1 });
    expect(party.view('Boris')).toMatchObject({ table: { number: 2 }, playlist: ['podelim'] });
  });

  test('the next game of the playlist comes with everybody, spectators and chat included', () => {
    const party = finished().server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    party.does('Zoe', { type: 'say', text: 'bravo' });
    party
      .does('Anna', { type: 'playlist', games: ['podelim', 'my-number'] })
      .does('Anna', { type: 'nextGame' });
    const view = party.view('Zoe');
    expect(view).toMatchObject({ game: 'podelim', table: null, playlist: ['my-number'] });
    expect(view.members.map((member) => member.name)).toEqual(['Anna', 'Boris', 'Vera', 'Zoe']);
    expect(view.seats.slice(0, 3)).toMatchObject([{ member: 'm1' }, { member: 'm2' }, { member: 'm3' }]);
    expect(view.chat.some((line) => line.kind === 'text' && line.text === 'bravo')).toBe(true);
    expect(view.night).toHaveLength(1);
    party.does('Anna', { type: 'start' });
    expect(party.room.table).toMatchObject({ number: 2, game: 'podelim' });
  });

  test('a playlist whose next game is the same one keeps its options', () => {
    const options = { goals: 'perRound', goalCount: 4 };
    const party = Party.of('my-number', 'Anna', 'Boris', 'Vera')
      .does('Anna', { type: 'choose', game: 'my-number', options })
      .does('Anna', { type: 'playlist', games: ['my-number'] })
      .does('Anna', { type: 'start' })
      .plays(fastRandom(2))
      .does('Anna', { type: 'nextGame' });
    expect(party.view('Anna')).toMatchObject({ game: 'my-number', options, table: null, playlist: [] });
  });

  test('a spectator who took over the seat of a bot plays the rematch too', () => {
    const party = Party.of('my-number', 'Anna', 'Boris').server({
      type: 'join',
      name: 'Zoe',
      token: 'f'.repeat(64),
    });
    party.does('Anna', { type: 'addBot', seat: 4, level: 'easy' }).does('Anna', { type: 'start' });
    party.plays(fastRandom(1), (room) =>
      isBetweenRounds(requireGameByRulesVersion(room.table!.rules), room.table!.state),
    );
    party.does('Zoe', { type: 'sit', seat: 2 });
    expect(party.view('Zoe').seats[4]).toEqual({ kind: 'member', member: 'm3', ready: false });
    party.plays(fastRandom(2)).does('Anna', { type: 'rematch', number: 1 });
    expect(party.room.table!.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Zoe']);
  });

  test('a spectator who took over for a kicked player has a seat in the lobby afterwards', () => {
    const party = playing().does('Anna', { type: 'kick', member: 'm3' });
    party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    party.plays(fastRandom(1), (room) =>
      isBetweenRounds(requireGameByRulesVersion(room.table!.rules), room.table!.state),
    );
    party.does('Zoe', { type: 'sit', seat: 2 });
    party.plays(fastRandom(2)).does('Anna', { type: 'rematch', number: 1 });
    expect(party.room.table!.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Zoe']);
  });

  test('a player who left and came back during the game plays the rematch too', () => {
    const party = playing().does('Vera', { type: 'leave' }).returns('Vera').plays(fastRandom(2));
    party.does('Anna', { type: 'rematch', number: 1 });
    expect(party.room.table!.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Vera']);
  });

  test('a player who left for good is removed when the next game starts', () => {
    const party = playing().does('Vera', { type: 'leave' });
    party.plays(fastRandom(4)).does('Anna', { type: 'nextGame' });
    expect(party.room.members.map((member) => member.name)).toEqual(['Anna', 'Boris']);
  });
});

test('a stored game of unknown rules is skipped, and the room goes on', () => {
  const played = playing().plays(fastRandom(2)).does('Anna', { type: 'rematch', number: 1 });
  played.does('Vera', { type: 'say', text: 'again!' }).drops('Vera').returns('Vera');
  played.plays(fastRandom(3), (room) => room.table!.move > 5).does('Boris', { type: 'leave' });
  const future = played.entries.map((entry) =>
    entry.type === 'started' ? { ...entry, rules: 'my-number@99' } : entry,
  );
  const party = new Party();
  party.room = future.reduce(evolve, createEmptyRoom('KITE-4271'));
  const { table, night, games, chat } = party.view('Vera');
  expect({ table, night, games }).toEqual({ table: null, night: [], games: 2 });
  const notices = chat.filter((line) => line.kind === 'notice' && line.what === 'unreadable-game');
  expect(notices.map(({ name }) => name)).toEqual(['1', '2']);
  party.does('Anna', { type: 'addBot', seat: 1, level: 'easy' }).does('Anna', { type: 'start' });
  expect(party.room.table).toMatchObject({ number: 3, rules: 'my-number@1', status: 'playing' });
  party.plays(fastRandom(4));
  expect(party.view('Vera').night).toHaveLength(1);
});

test('opens a room whose actions were stored by an earlier build', () => {
  const party = Party.of('podelim', 'Anna', 'Boris').does('Anna', { type: 'start' });
  party.plays(fastRandom(1));
  const before = party.entries.map((entry) => {
    if (entry.type !== 'acted') return entry;
    const { color: colour, ...action } = entry.action as { color?: string };
    return { ...entry, action: colour === undefined ? action : { ...action, colour } };
  });
  expect(JSON.stringify(before)).toContain('"colour":"white"');
  expect(before.reduce(evolve, createEmptyRoom('KITE-4271'))).toEqual(party.room);
});

test('a game is played to its end with the rules that it began with', () => {
  const party = Party.of('iota', 'Anna', 'Boris').does('Anna', { type: 'start' });
  const before = party.entries.map((entry) => {
    if (entry.type !== 'started') return entry;
    const { wildHints: _, ...options } = entry.options as Record<string, unknown>;
    return { ...entry, rules: 'iota@1', options };
  });
  party.room = before.reduce(evolve, createEmptyRoom('KITE-4271'));
  party.plays(fastRandom(1));
  expect(party.room.table).toMatchObject({ rules: 'iota@1', status: 'over' });
  expect(party.view('Anna').night).toHaveLength(1);
});
