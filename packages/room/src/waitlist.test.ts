import { describe, expect, test } from 'vitest';
import { Party, tokenOf } from '../testing/party.ts';

/** Red7 has four seats. */
const party = (...bots: readonly number[]) => {
  const two = Party.of('red7', 'Anna', 'Boris');
  for (const seat of bots) two.does('Anna', { type: 'addBot', seat, level: 'easy' });
  return two;
};
const join = (name: string, sit = true) => ({ type: 'join', name, token: tokenOf(name), sit }) as const;
const seatNames = ({ room }: Party) =>
  room.seats
    .map((seat) =>
      seat.kind === 'member'
        ? room.members.find(({ id }) => id === seat.member)!.name
        : seat.kind === 'bot'
          ? seat.name
          : '-',
    )
    .join(' ');

describe('somebody who asks for a seat at the door', () => {
  test.each([
    ['takes an empty seat before that of a bot', [2], 'Anna Boris Pico Zoe'],
    ['takes the seat of the first bot', [2, 3], 'Anna Boris Zoe Luma'],
  ])('%s', (_what, bots, after) => {
    expect(seatNames(party(...bots).server(join('Zoe')))).toBe(after);
  });

  test('leaves the bots of the hosts alone when they only watch', () => {
    expect(seatNames(party(2, 3).server(join('Zoe', false)))).toBe('Anna Boris Pico Luma');
  });

  test('leaves the bots of the hosts alone when they come back', () => {
    const full = Party.of('red7', 'Anna', 'Boris', 'Vera', 'Gleb').drops('Vera').later(60_000);
    full.does('Anna', { type: 'addBot', seat: 2, level: 'easy' }).returns('Vera');
    expect(seatNames(full)).toBe('Anna Boris Pico Gleb');
  });

  test('finds the seat of the other bot when somebody was faster, and then none', () => {
    const full = party(2, 3).server(join('Zoe')).server(join('Gleb')).server(join('Dora'));
    expect(seatNames(full)).toBe('Anna Boris Zoe Gleb');
    expect(full.view('Dora').members.at(-1)).toMatchObject({ name: 'Dora', presence: 'here' });
  });

  test('of a running game plays the next one, and the bot plays this one to its end', () => {
    const game = party(2, 3).does('Anna', { type: 'start' }).server(join('Zoe'));
    expect(game.room.table!.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Pico', 'Luma']);
    game.does('Anna', { type: 'endGame' }).does('Anna', { type: 'rematch', number: 1 });
    expect(game.room.table!.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Zoe', 'Luma']);
  });
});

describe('the waitlist', () => {
  const full = () =>
    Party.of('red7', 'Anna', 'Boris', 'Vera', 'Gleb').server(join('Zoe')).server(join('Dora'));

  test('gives each seat that gets free to the one who came first', () => {
    const waiting = full().does('Vera', { type: 'stand' });
    expect(seatNames(waiting)).toBe('Anna Boris Zoe Gleb');
    expect(seatNames(waiting.does('Boris', { type: 'leave' }))).toBe('Anna Dora Zoe Gleb');
    expect(seatNames(waiting.does('Gleb', { type: 'stand' }))).toBe('Anna Dora Zoe -');
  });

  test('passes over members who are not here, until they come back', () => {
    const waiting = full().drops('Zoe').drops('Dora').does('Vera', { type: 'stand' });
    expect(seatNames(waiting)).toBe('Anna Boris - Gleb');
    expect(seatNames(waiting.returns('Dora').returns('Zoe'))).toBe('Anna Boris Dora Gleb');
  });

  test('forgets members who left, or found a seat themselves', () => {
    const waiting = full().does('Zoe', { type: 'leave' });
    waiting.drops('Vera').later(60_000).does('Dora', { type: 'sit', seat: 2 });
    expect(waiting.room.waitlist).toEqual([]);
  });

  test('leaves a bot on its seat that a host chose after the newcomer came', () => {
    const waiting = full().drops('Vera').later(60_000);
    waiting.does('Anna', { type: 'addBot', seat: 2, level: 'easy' });
    expect(seatNames(waiting)).toBe('Anna Boris Pico Gleb');
  });

  test('counts for a planned game with more seats, which starts at once', () => {
    const next = full().does('Anna', { type: 'playlist', games: ['my-number'] });
    next.does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
    next.does('Anna', { type: 'nextGame', start: true });
    expect(next.room.table!.players.map(({ name }) => name)).toEqual([
      'Anna',
      'Boris',
      'Vera',
      'Gleb',
      'Zoe',
      'Dora',
    ]);
  });
});
