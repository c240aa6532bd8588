import { fastRandom } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { nonceOf, Party, tokenOf } from '../testing/party.ts';
import { nextRoomDeadline } from './clocks.ts';
import { NEXT_GAME_COUNTDOWN_MS } from './roomLimits.ts';
import { roomView } from './roomView.ts';

const ready = (name: string, yes = true) => ({ type: 'ready', ready: yes, nonce: nonceOf(name) }) as const;
/** Anna is the host; the game is over. */
const finished = (...others: readonly string[]) =>
  Party.of('my-number', 'Anna', ...(others.length > 0 ? others : ['Boris', 'Vera']))
    .does('Anna', { type: 'start' })
    .plays(fastRandom(1));
const due = (party: Party) => party.later(NEXT_GAME_COUNTDOWN_MS).server({ type: 'tick' });

describe('the next game', () => {
  test('[P61] a host starts the planned game at once', () => {
    const party = finished()
      .does('Boris', { type: 'vote', game: 'iota' })
      .does('Boris', ready('Boris'))
      .does('Anna', { type: 'nextGame', start: true });
    expect(party.room).toMatchObject({
      game: 'iota',
      votes: {},
      startsAt: null,
      table: { number: 2, game: 'iota', status: 'playing' },
    });
    expect(party.view('Anna').seats.some((seat) => seat.kind === 'member' && seat.ready)).toBe(false);
  });

  test('[P61] without a plan it is the same game with the same options', () => {
    const party = finished().does('Anna', { type: 'nextGame', start: true });
    expect(party.room.table).toMatchObject({ number: 2, game: 'my-number' });
  });

  test('[P61] where somebody would lose their seat, the lobby decides', () => {
    const party = finished('Boris', 'Vera', 'Gleb', 'Dora')
      .does('Anna', { type: 'playlist', games: ['red7'] })
      .does('Anna', { type: 'nextGame', start: true });
    expect(party.room).toMatchObject({ game: 'red7', table: null });
  });

  test('[P61] where players are missing, the lobby waits for them', () => {
    const party = finished().does('Vera', { type: 'leave' }).does('Boris', { type: 'leave' });
    party.does('Anna', { type: 'nextGame', start: true });
    expect(party.room.table).toBeNull();
  });

  test('a guest does not start it', () => {
    expect(finished().tries('Boris', { type: 'nextGame', start: true })).toEqual({ code: 'not-host' });
  });
});

describe('the countdown', () => {
  test('[P62] begins when all guests who are connected are ready, and starts the game', () => {
    const party = finished().does('Boris', { type: 'vote', game: 'iota' }).does('Boris', ready('Boris'));
    expect(party.room.startsAt).toBeNull();
    party.does('Vera', ready('Vera'));
    expect(party.view('Boris').startsAt).toBe(party.now + NEXT_GAME_COUNTDOWN_MS);
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.room.startsAt);
    party.server({ type: 'tick' });
    expect(party.room.table?.status).toBe('over');
    expect(due(party).room).toMatchObject({ startsAt: null, table: { number: 2, game: 'iota' } });
  });

  test('[P62] does not wait for a lost host or a lost guest', () => {
    const party = finished().does('Boris', ready('Boris')).drops('Anna');
    expect(party.room.startsAt).toBeNull();
    party.drops('Vera');
    expect(party.room.startsAt).not.toBeNull();
    expect(due(party).room.table).toMatchObject({ number: 2, status: 'playing' });
  });

  test('[P62] ends with a changed mind, and with somebody who comes back', () => {
    const party = finished().does('Boris', ready('Boris')).does('Vera', ready('Vera'));
    party.does('Vera', ready('Vera', false));
    expect(party.room.startsAt).toBeNull();
    party.drops('Vera');
    expect(party.room.startsAt).not.toBeNull();
    party.returns('Vera');
    expect(party.room.startsAt).toBeNull();
  });

  test('[P62] is stopped by anybody who sits, and by a host; it begins again after a changed mind', () => {
    const party = finished().does('Boris', ready('Boris')).does('Vera', ready('Vera'));
    party.server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') });
    expect(party.tries('Zoe', { type: 'stopCountdown' })).toEqual({ code: 'not-seated' });
    party.does('Anna', { type: 'stopCountdown' });
    expect(party.room.startsAt).toBeNull();
    expect(due(party).room.table?.number).toBe(1);
    party.does('Boris', { type: 'vote', game: 'iota' });
    expect(party.room.startsAt).toBeNull();
    party.does('Boris', ready('Boris', false)).does('Boris', ready('Boris'));
    expect(party.room.startsAt).not.toBeNull();
    const { length } = party.does('Boris', { type: 'stopCountdown' }).entries;
    expect(party.does('Boris', { type: 'stopCountdown' }).entries).toHaveLength(length);
  });

  test('[P62] begins again when another game is planned meanwhile', () => {
    const party = finished().does('Boris', ready('Boris')).does('Vera', ready('Vera')).later(3000);
    party.does('Vera', { type: 'vote', game: 'iota' });
    expect(party.room.startsAt).toBe(party.now + NEXT_GAME_COUNTDOWN_MS);
    party.later(3000).does('Boris', { type: 'say', text: 'oh' });
    expect(party.room.startsAt).toBe(party.now - 3000 + NEXT_GAME_COUNTDOWN_MS);
  });

  test('a host alone with bots is not hurried, and nothing counts down during a game', () => {
    const alone = Party.of('my-number', 'Anna')
      .does('Anna', { type: 'addBot', seat: 1, level: 'easy' })
      .does('Anna', { type: 'addBot', seat: 2, level: 'easy' })
      .does('Anna', { type: 'start' });
    alone.does('Anna', ready('Anna')).plays(fastRandom(1));
    expect(alone.room.startsAt).toBeNull();
    const playing = Party.of('my-number', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
    playing.does('Boris', ready('Boris')).does('Vera', ready('Vera'));
    expect(playing.room.startsAt).toBeNull();
  });

  test('after a clock that was ahead it is not longer than it ever is', () => {
    const party = finished().later(3_600_000).does('Boris', ready('Boris')).does('Vera', ready('Vera'));
    party.later(-3_600_000).server({ type: 'tick' });
    expect(party.room.startsAt).toBeLessThanOrEqual(party.now + NEXT_GAME_COUNTDOWN_MS);
  });

  test('a stranger learns nothing of it', () => {
    const party = finished().does('Boris', ready('Boris')).does('Vera', ready('Vera'));
    expect(roomView(party.room, null).startsAt).toBeNull();
  });
});

test('a game that was ended early says by whom', () => {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Vera')
    .does('Anna', { type: 'start' })
    .does('Anna', { type: 'endGame' })
    .does('Anna', { type: 'rename', name: 'Annie' });
  expect(party.view('Boris').table).toMatchObject({ status: 'ended', endedBy: 'Anna', outcome: null });
});
