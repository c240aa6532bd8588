import type { Command, RoomView } from '@fivefold/room';
import { useEffect, useRef } from 'react';
import { freshNonce, send } from '../net/session.ts';

/** Whoever sits answers each commitment with a nonce of their own, or the deal would be the server's alone. */
export function useNonce(view: RoomView | null, chair: number): void {
  const answered = useRef('');
  const commitment = view?.commitment ?? '';
  const mine = view?.seats[chair];
  const ready = mine?.kind === 'member' && mine.ready;
  useEffect(() => {
    if (chair < 0 || answered.current === commitment) return;
    answered.current = commitment;
    void send(readyNow(commitment, ready));
  }, [chair, ready, commitment]);
}

/** The nonce goes with the commitment it answers, and stays the same for it: the check of the deal asks for it later. */
export function readyNow(commitment: string, ready: boolean): Command {
  const nonce = remembered(commitment) ?? freshNonce();
  remember(commitment, nonce);
  return { type: 'ready', ready, nonce };
}

const KEY = 'fivefold.nonces';
const KEPT = 20;

function all(): readonly (readonly [commitment: string, nonce: string])[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  } catch {
    return [];
  }
}

/** What this browser sent before the deal with this commitment. */
export const remembered = (commitment: string): string | undefined =>
  all().find(([known]) => known === commitment)?.[1];

function remember(commitment: string, nonce: string): void {
  try {
    const others = all().filter(([known]) => known !== commitment);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-KEPT), [commitment, nonce]]));
  } catch {
    // Storage is switched off: the deal can still be checked, only without this browser's own memory.
  }
}
