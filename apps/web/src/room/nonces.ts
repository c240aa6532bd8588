import {
  type Command,
  isMyNonceMissingFromDeal,
  mySeatAtDeal,
  type Refusal,
  type RoomCode,
  type RoomView,
  type TableView,
} from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { useEffect, useRef } from 'react';
import { randomDealNonce, sendCommand } from '../net/session.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { useRoom } from '../state/room.ts';

/** What the server committed to for one game of one room. */
export interface DealCommitment {
  readonly room: RoomCode;
  /** 1 for the first game of the room. */
  readonly number: number;
  readonly commitment: string;
}

export const dealCommitmentOf = ({ code, games, commitment }: RoomView): DealCommitment => ({
  room: code,
  number: games + 1,
  commitment,
});

/** Answers each commitment with a nonce while this member sits; without nonces the server alone would choose the deal. */
export function useSendDealNonce(view: RoomView | null, chair: number): void {
  const answered = useRef('');
  const now = useRef(view);
  now.current = view;
  const commitment = view?.commitment ?? '';
  const mine = view?.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  useEffect(() => {
    if (!now.current) return;
    const promised = dealCommitmentOf(now.current);
    if (chair < 0) {
      // Standing up takes the nonce out of the deal; it is sent again from the next seat.
      answered.current = '';
      withdrawConfirmation(promised);
      return;
    }
    if (answered.current === commitment) return;
    answered.current = commitment;
    void sendReadyWithDealNonce(promised, ready);
  }, [chair, ready, commitment]);
}

/** The same commitment always gets the same nonce, because the check of the deal looks for it later. */
export function readyCommandWithDealNonce(promised: DealCommitment, ready: boolean): Command {
  const { commitment } = promised;
  const known = findNonce(promised);
  // After a replaced commitment the first one stays stored: the check of the deal must notice the replacement.
  const nonce = known?.commitment === commitment ? known.nonce : randomDealNonce();
  if (!known) storeNonce({ ...promised, nonce, taken: false });
  return { type: 'ready', ready, nonce, commitment };
}

interface SendReadyDeps {
  readonly send: (command: Command) => Promise<Result<unknown, Refusal>>;
  readonly isDealt: (deal: DealId) => boolean;
}

/** Also true where the room is no longer on the screen, because then nothing is known. */
export const isDealtInRoom = ({ room, number }: DealId): boolean => {
  const { view } = useRoom.getState();
  return view?.code !== room || view.games >= number;
};

/**
 * Sends this browser's nonce. It counts as confirmed only where the acknowledgement came before the deal: a server that
 * holds acknowledgements back until then could leave out the nonces that it does not like.
 */
export async function sendReadyWithDealNonce(
  promised: DealCommitment,
  ready: boolean,
  { send, isDealt }: SendReadyDeps = { send: sendCommand, isDealt: isDealtInRoom },
): Promise<Result<unknown, Refusal>> {
  const done = await send(readyCommandWithDealNonce(promised, ready));
  const known = findNonce(promised);
  if (done.ok && known && !isDealt(promised)) storeNonce({ ...known, taken: true });
  return done;
}

interface StoredNonce extends DealCommitment {
  readonly nonce: string;
  /** The room acknowledged it before the deal. */
  readonly taken: boolean;
}
const KEY = 'fivefold.deals';
const MAX_KEPT = 20;

function readNonces(): readonly StoredNonce[] {
  try {
    const parsed: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((sent) => typeof sent?.commitment === 'string') : [];
  } catch {
    return []; // written by something else
  }
}

type DealId = Pick<DealCommitment, 'room' | 'number'>;

// Not by commitment: that is what a cheating server would change.
const isSameDeal = (a: DealId, b: DealId): boolean => a.room === b.room && a.number === b.number;

const findNonce = (game: DealId): StoredNonce | undefined =>
  readNonces().find((sent) => isSameDeal(sent, game));

/** The commitment and nonce of this browser for a deal, where the nonce was confirmed before it. */
export function confirmedDealNonce(deal: DealId): Pick<StoredNonce, 'commitment' | 'nonce'> | undefined {
  const sent = findNonce(deal);
  return sent?.taken ? sent : undefined;
}

/** This browser sat at the deal, and its nonce was not confirmed before it or is not in it. */
export function isUnconfirmedDeal(room: RoomCode, table: TableView): boolean {
  const sent = findNonce({ room, number: table.number });
  if (!sent || mySeatAtDeal(table) === null) return false;
  return !sent.taken || isMyNonceMissingFromDeal(table, sent);
}

function withdrawConfirmation(promised: DealCommitment): void {
  const sent = findNonce(promised);
  if (sent?.taken) storeNonce({ ...sent, taken: false });
}

function storeNonce(sent: StoredNonce): void {
  const others = readNonces().filter((other) => !isSameDeal(other, sent));
  browserStorage.setItem(KEY, JSON.stringify([...others.slice(-MAX_KEPT), sent]));
}
