import type { Refusal } from '@fivefold/room';
import { create } from 'zustand';
import type { ByeReason, ConnectionStatus } from '../net/roomConnection.ts';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** When the present status began, on this browser's clock. */
  readonly since: number;
  /** Server's clock minus ours. */
  readonly clockOffset: number;
  /** The server has another build than this page, which could not be loaded again by itself. */
  readonly outdated: boolean;
  /** Why we are no longer in the room. */
  readonly bye: ByeReason | null;
  /** Why the door stayed shut. */
  readonly refusal: Refusal | null;
}

export const useConnection = create<ConnectionState>(() => ({
  status: 'idle',
  since: 0,
  clockOffset: 0,
  outdated: false,
  bye: null,
  refusal: null,
}));
