import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { nextRoomDeadline } from './clocks.ts';

const DAY = 24 * 60 * 60_000;

/** A room whose server's clock was a day ahead while `act` happened, and is right again. */
function afterClockAhead(act: (party: Party) => void, clock?: 'hard'): Party {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  if (clock) party.does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: 10 } });
  party.later(DAY);
  act(party);
  party.later(-DAY);
  return party;
}

test('a member who chatted while the clock was ahead may chat ten seconds later', () => {
  const party = afterClockAhead((room) => {
    for (let i = 0; i < 6; i += 1) room.does('Anna', { type: 'say', text: `${i}` });
  });
  party.does('Boris', { type: 'say', text: 'now it is right' });
  party.later(10_001).does('Anna', { type: 'say', text: 'hello' });
});

test('a player who dropped while the clock was ahead has 45 seconds of grace', () => {
  const party = afterClockAhead((room) => room.does('Anna', { type: 'start' }).drops('Boris'));
  party.server({ type: 'tick' });
  const letBotPlay = { type: 'letBotPlay', seat: party.seatOf('Boris'), level: 'easy' } as const;
  expect(party.tries('Anna', letBotPlay)).toMatchObject({ code: 'in-grace' });
  party.later(45_000).does('Anna', letBotPlay);
});

test('a seat of the lobby whose owner dropped while the clock was ahead is free after the grace', () => {
  const party = afterClockAhead((room) => room.drops('Boris'));
  party.server({ type: 'tick' }).later(45_000).does('Vera', { type: 'sit', seat: 1 });
});

test('a host who dropped while the clock was ahead is followed after a minute', () => {
  const party = afterClockAhead((room) => room.drops('Anna'));
  party.server({ type: 'tick' }).later(60_000).server({ type: 'tick' });
  expect(party.room.members.find(({ host }) => host)?.name).toBe('Boris');
});

test('a hard clock that was set while the clock was ahead runs out in its own time', () => {
  const party = afterClockAhead((room) => room.does('Anna', { type: 'start' }), 'hard');
  expect(nextRoomDeadline(party.room, party.now)).toBe(party.now);
  party.server({ type: 'tick' });
  expect(party.entries.at(-1)).toMatchObject({ type: 'clockCorrected', at: party.now });
  const deadline = nextRoomDeadline(party.room, party.now)!;
  expect(deadline - party.now).toBeLessThanOrEqual(10_000);
  party.later(deadline - party.now).server({ type: 'tick' });
  expect(party.room.table!.move).toBeGreaterThan(0);
});

test('a passport of then is valid for five minutes', () => {
  const party = afterClockAhead((room) =>
    room.server({ type: 'passport', member: 'm1', hash: 'p', expires: room.now + 300_000 }),
  );
  party.server({ type: 'tick' }).later(300_001);
  const redeem = { type: 'redeem', hash: 'p', token: 'e'.repeat(64) } as const;
  expect(party.ask({ id: null, by: null, command: redeem })).toEqual({ code: 'passport-expired' });
});

test('entries do not go back in time where clocks differ by less than a minute', () => {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  const { now } = party;
  party.later(-30_000).does('Anna', { type: 'say', text: 'hello' });
  expect(party.entries.at(-1)!.at).toBe(now);
});
