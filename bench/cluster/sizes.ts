export interface ClusterSizes {
  /** Of each server, and so are the moves: servers are added for more tables, and fewer would make smaller group commits. */
  readonly tables: number;
  readonly turns: number;
  /** Before anything is measured, so that all servers have compiled their code. */
  readonly warmUp: number;
  readonly moves: number;
  /** Of all servers together, for the latency. */
  readonly movesPerSecond: number;
  /** Of each server, for its processor time: three servers share one core here, and must not wait for each other. */
  readonly movesPerSecondEach: number;
  readonly seconds: number;
  readonly appends: number;
  readonly rooms: number;
}

export const FULL_SIZES: ClusterSizes = {
  tables: 100,
  turns: 5,
  warmUp: 12_000,
  moves: 6000,
  movesPerSecond: 500,
  movesPerSecondEach: 300,
  seconds: 6,
  appends: 100_000,
  rooms: 400,
};
export const QUICK_SIZES: ClusterSizes = {
  tables: 4,
  turns: 1,
  warmUp: 50,
  moves: 50,
  movesPerSecond: 50,
  movesPerSecondEach: 20,
  seconds: 1,
  appends: 200,
  rooms: 4,
};
