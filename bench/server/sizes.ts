export interface Sizes {
  /** Moves before the first measurement: a server is faster once its code is compiled. */
  readonly warmUp: number;
  /** Moves after a pause, before each turn. */
  readonly warmUpAgain: number;
  /** Moves of one turn of a comparison. */
  readonly turn: number;
  readonly cpuTurns: number;
  readonly cpuTables: number;
  readonly bytesTables: number;
  readonly latencyTables: number;
  readonly latencyTurns: number;
  readonly latencySeconds: number;
  readonly movesPerSecond: number;
  readonly idleTables: number;
  readonly idleRooms: number;
  /** Numbers of rooms whose cost a move is compared. */
  readonly roomCounts: readonly number[];
  /** Milliseconds in which the garbage collector may do its idle work. */
  readonly settle: number;
}

export const FULL: Sizes = {
  warmUp: 30_000,
  warmUpAgain: 2000,
  turn: 8000,
  cpuTurns: 5,
  cpuTables: 100,
  bytesTables: 10,
  latencyTables: 250,
  latencyTurns: 3,
  latencySeconds: 8,
  movesPerSecond: 1000,
  idleTables: 1000,
  idleRooms: 4000,
  roomCounts: [25, 100, 1000],
  settle: 5000,
};

export const QUICK: Sizes = {
  warmUp: 50,
  warmUpAgain: 20,
  turn: 100,
  cpuTurns: 1,
  cpuTables: 2,
  bytesTables: 1,
  latencyTables: 8,
  latencyTurns: 1,
  latencySeconds: 1,
  movesPerSecond: 50,
  idleTables: 4,
  idleRooms: 8,
  roomCounts: [1, 2],
  settle: 100,
};
