/**
 * How the four players of a table act. together: everybody who has to decide acts at once. in turn: one move at a time,
 * and the next when all four players have received it.
 */
export const MOVE_ORDERS = ['together', 'in turn'] as const;
export type MoveOrder = (typeof MOVE_ORDERS)[number];

/** Four clients at one table of a server under load. */
export interface LoadTable {
  /** Starts a new game where the last one is over. */
  ready(): Promise<void>;
  /** Plays the next moves until all four clients have received them; returns how many. */
  play(order: MoveOrder): Promise<number>;
  close(): void;
}

/** A server that the bench compares: how to start it, and how to open a table on it. */
export interface Peer {
  readonly name: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  open(url: string): Promise<LoadTable>;
}
