import { botFaceOf } from '@fivefold/room';
import type { Seat } from '@fivefold/rules';
import type { TablePlayer } from '../games/types.ts';

/** The person at this page has the first seat of a table without a room; the others are bots. */
const OWN_SEAT: Seat = 0;

export const playersWithoutRoom = (
  names: readonly string[],
  waitingFor: readonly Seat[],
): readonly TablePlayer[] =>
  names.map((name, seat) => ({
    name,
    member: seat === OWN_SEAT ? 'you' : null,
    bot: seat === OWN_SEAT ? null : 'easy',
    seat,
    face: (seat === OWN_SEAT ? undefined : botFaceOf(name)) ?? 'fox',
    me: seat === OWN_SEAT,
    presence: 'here',
    since: 0,
    waited: waitingFor.includes(seat),
  }));
