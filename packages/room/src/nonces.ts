import type { Seat } from '@fivefold/rules';
import type { TableView } from './view.ts';

// Apart from fair.ts, because the page needs this in the lobby and the hashes only when it checks a deal.

/** Each device of a seat adds a nonce; only the newest ones count. */
const MAX_DEVICES = 8;
const JOINED = '+';

/** Adds the nonce of one more device. Replacing would make the other devices miss theirs in the deal. */
export function withDealNonce(known: string | null, nonce: string): string {
  const parts = splitJoinedDealNonces(known);
  return parts.includes(nonce) ? parts.join(JOINED) : [...parts, nonce].slice(-MAX_DEVICES).join(JOINED);
}

/** My seat, if it was mine when the cards were dealt. Only then can a nonce of mine be in the deal. */
export const mySeatAtDeal = ({ seat, deal }: TableView): Seat | null =>
  seat !== null && deal.takenOver.includes(seat) ? null : seat;

/**
 * Was a nonce that this browser sent for this deal left out of it? A server that holds nonces back could choose among
 * deals, so the page should warn, also where the nonce was never acknowledged.
 */
export function isMyNonceMissingFromDeal(
  table: TableView,
  sent: { readonly commitment: string; readonly nonce: string },
): boolean {
  const seat = mySeatAtDeal(table);
  if (seat === null || sent.commitment !== table.deal.commitment) return false;
  return !splitJoinedDealNonces(table.deal.nonces[seat]).includes(sent.nonce);
}

/** The nonces of all devices of a seat. */
export const splitJoinedDealNonces = (joined: string | null | undefined): readonly string[] =>
  joined?.split(JOINED) ?? [];
