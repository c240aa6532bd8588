import type { Refusal } from '@fivefold/room';
import { create } from 'zustand';
import type { Bye, Status } from '../net/client.ts';

interface Connection {
  readonly status: Status;
  /** When the present status began, on this browser's clock. */
  readonly since: number;
  /** Server's clock minus ours. */
  readonly offset: number;
  /** The server has another build than this page, which could not be loaded again by itself. */
  readonly old: boolean;
  /** Why we are no longer in the room. */
  readonly bye: Bye | null;
  /** Why the door stayed shut. */
  readonly refusal: Refusal | null;
}

export const useConnection = create<Connection>(() => ({
  status: 'idle',
  since: 0,
  offset: 0,
  old: false,
  bye: null,
  refusal: null,
}));
