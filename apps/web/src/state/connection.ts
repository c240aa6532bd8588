import type { Refusal, RoomDisconnectReason } from '@fivefold/room';
import { create } from 'zustand';
import type { ConnectionStatus } from '../net/roomClient.ts';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Start of the present status, on this browser's clock. */
  readonly since: number;
  /** Server clock minus browser clock. */
  readonly clockOffset: number;
  /** The server speaks another protocol than this page, which could not be reloaded yet. */
  readonly outdated: boolean;
  /** Why the server ended the membership. */
  readonly bye: RoomDisconnectReason | null;
  /** Why entering was refused. */
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
