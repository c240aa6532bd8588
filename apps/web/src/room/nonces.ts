import type { Command, Refusal, RoomCode, RoomView } from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { useEffect, useRef } from 'react';
import { freshNonce, send } from '../net/session.ts';

/** What the server has promised for one game of one room. */
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

/** Whoever sits answers each commitment with a nonce of their own, or the deal would be the server's alone. */
export function useNonce(view: RoomView | null, chair: number): void {
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
      // Who stands up takes the nonce along: it is sent again from the next chair.
      answered.current = '';
      withdrawConfirmation(promised);
      return;
    }
    if (answered.current === commitment) return;
    answered.current = commitment;
    void sendReady(promised, ready);
  }, [chair, ready, commitment]);
}

/** The nonce goes with the commitment it answers, and stays the same for it: the check of the deal asks for it later. */
export function readyCommand(promised: DealCommitment, ready: boolean): Command {
  const { commitment } = promised;
  const known = findNonce(promised);
  // One promise was replaced by another before the deal: the first one is what is asked for after the game.
  const nonce = known?.commitment === commitment ? known.nonce : freshNonce();
  if (!known) storeNonce({ ...promised, nonce, taken: false });
  return { type: 'ready', ready, nonce, commitment };
}

/** Only what the room took in before the deal is looked for in it. */
export async function sendReady(
  promised: DealCommitment,
  ready: boolean,
  say: (command: Command) => Promise<Result<unknown, Refusal>> = send,
): Promise<Result<unknown, Refusal>> {
  const done = await say(readyCommand(promised, ready));
  const known = findNonce(promised);
  if (done.ok && known) storeNonce({ ...known, taken: true });
  return done;
}

interface StoredNonce extends DealCommitment {
  readonly nonce: string;
  readonly taken: boolean;
}
const KEY = 'fivefold.deals';
const MAX_KEPT = 20;

function readNonces(): readonly StoredNonce[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((sent) => typeof sent?.commitment === 'string') : [];
  } catch {
    return [];
  }
}

type DealId = Pick<DealCommitment, 'room' | 'number'>;

// By room and number and not by commitment: that is what a server that cheats would change.
const isSameDeal = (a: DealId, b: DealId): boolean => a.room === b.room && a.number === b.number;

const findNonce = (game: DealId): StoredNonce | undefined =>
  readNonces().find((sent) => isSameDeal(sent, game));

/** What was promised to this browser before this deal, and what it sent and the room took. */
export function confirmedNonce(game: DealId): Pick<StoredNonce, 'commitment' | 'nonce'> | undefined {
  const sent = findNonce(game);
  return sent?.taken ? sent : undefined;
}

function withdrawConfirmation(promised: DealCommitment): void {
  const sent = findNonce(promised);
  if (sent?.taken) storeNonce({ ...sent, taken: false });
}

function storeNonce(sent: StoredNonce): void {
  try {
    const others = readNonces().filter((other) => !isSameDeal(other, sent));
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-MAX_KEPT), sent]));
  } catch {
    // Storage is switched off: the deal can still be checked, only without this browser's own memory.
  }
}
