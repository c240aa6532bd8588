import type { Command, Refusal, RoomView } from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { useEffect, useRef } from 'react';
import { freshNonce, send } from '../net/session.ts';

/** Whoever sits answers each commitment with a nonce of their own, or the deal would be the server's alone. */
export function useNonce(view: RoomView | null, chair: number): void {
  const answered = useRef('');
  const commitment = view?.commitment ?? '';
  const mine = view?.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  useEffect(() => {
    if (chair < 0) {
      // Who stands up takes the nonce along: it is sent again from the next chair.
      answered.current = '';
      takenBack(commitment);
      return;
    }
    if (answered.current === commitment) return;
    answered.current = commitment;
    void sendReady(commitment, ready);
  }, [chair, ready, commitment]);
}

/** The nonce goes with the commitment it answers, and stays the same for it: the check of the deal asks for it later. */
export function readyNow(commitment: string, ready: boolean): Command {
  const nonce = found(commitment)?.[1] ?? freshNonce();
  if (!found(commitment)) remember([commitment, nonce, false]);
  return { type: 'ready', ready, nonce, commitment };
}

/** Only what the room took in before the deal is looked for in it. */
export async function sendReady(
  commitment: string,
  ready: boolean,
  say: (command: Command) => Promise<Result<unknown, Refusal>> = send,
): Promise<Result<unknown, Refusal>> {
  const command = readyNow(commitment, ready);
  const done = await say(command);
  if (done.ok && command.type === 'ready') remember([commitment, command.nonce, true]);
  return done;
}

type Sent = readonly [commitment: string, nonce: string, taken: boolean];
const KEY = 'fivefold.nonces';
const KEPT = 20;

function all(): readonly Sent[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((sent) => Array.isArray(sent) && sent.length === 3) : [];
  } catch {
    return [];
  }
}

const found = (commitment: string): Sent | undefined => all().find(([known]) => known === commitment);

/** What this browser sent, and the room took, before the deal with this commitment. */
export function remembered(commitment: string): string | undefined {
  const sent = found(commitment);
  return sent?.[2] ? sent[1] : undefined;
}

function takenBack(commitment: string): void {
  const sent = found(commitment);
  if (sent?.[2]) remember([commitment, sent[1], false]);
}

function remember(sent: Sent): void {
  try {
    const others = all().filter(([known]) => known !== sent[0]);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-KEPT), sent]));
  } catch {
    // Storage is switched off: the deal can still be checked, only without this browser's own memory.
  }
}
