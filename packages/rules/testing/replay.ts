import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame, Outcome, Seat } from '../src/kernel/game.ts';
import {
  deriveSeedFromTexts,
  fastRandom,
  pickRandom,
  type Random,
  randomBelow,
  type Seed,
} from '../src/kernel/random.ts';

/** A stored game: its actions, and a hash of what everybody saw after each of them. */
export interface GoldenGame {
  readonly rules: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  readonly outcome: Outcome | null;
  readonly actions: readonly (readonly [Seat, unknown])[];
  /** One for the deal and one for each action, over all views and the events. */
  readonly hashes: readonly string[];
}

type RecordedMoves = Pick<GoldenGame, 'seats' | 'options' | 'seed' | 'actions'>;

const FOLDER = path.join(import.meta.dirname, '../replays');

export const rulesOf = (game: AnyGame): string => `${game.id}@${game.version}`;

/** Replays stored actions, which may be in the words of an earlier build. */
export function replay(game: AnyGame, { seats, options, seed, actions }: RecordedMoves): GoldenGame {
  let state = game.setup({ seats, options: game.options.parse(options), seed });
  const hashes = [hash(game, state, seats, [])];
  for (const [seat, action] of actions) {
    const result = game.reduce(state, seat, game.upgradeAction?.(action) ?? action);
    if (!result.ok) throw new Error(`${game.id}: move ${hashes.length} is refused: ${result.error.code}`);
    state = result.value.state;
    hashes.push(hash(game, state, seats, result.value.events));
  }
  return { rules: rulesOf(game), seats, options, seed, outcome: game.outcome(state), actions, hashes };
}

/** Plays a random game; the number is its random seed. */
export function record(
  game: AnyGame,
  { seats, options }: { readonly seats: number; readonly options: unknown },
  number: number,
): GoldenGame {
  const seed = deriveSeedFromTexts('replay', game.id, String(number));
  const random = fastRandom(number);
  let state = game.setup({ seats, options: game.options.parse(options), seed });
  const actions: [Seat, unknown][] = [];
  while (game.waitingFor(state).length > 0) {
    const seat = pickRandom(game.waitingFor(state), random);
    const action = pickLegal(game, state, seat, random);
    const result = game.reduce(state, seat, action);
    if (!result.ok) throw new Error(`${game.id}: a listed action is refused: ${result.error.code}`);
    state = result.value.state;
    actions.push([seat, action]);
  }
  return replay(game, { seats, options, seed, actions });
}

function pickLegal(game: AnyGame, state: unknown, seat: Seat, random: Random): unknown {
  const actions: unknown[] = [...game.legal(game.view(state, seat))];
  return actions[randomBelow(actions.length, random)];
}

export function goldenFiles(game: AnyGame): readonly string[] {
  const folder = path.join(FOLDER, game.id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

export const readGolden = (game: AnyGame, file: string): GoldenGame =>
  JSON.parse(readFileSync(path.join(FOLDER, game.id, file), 'utf8')) as GoldenGame;

/** Writes one line for each action, which keeps diffs readable. */
export function writeGolden(game: AnyGame, file: string, golden: GoldenGame): void {
  mkdirSync(path.join(FOLDER, game.id), { recursive: true });
  const { actions, hashes, ...head } = golden;
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  const moves = actions.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const text = `{\n${fields.join('')}  "actions": [\n${moves}\n  ],\n  "hashes": ${JSON.stringify(hashes)}\n}\n`;
  writeFileSync(path.join(FOLDER, game.id, file), text);
}

function hash(game: AnyGame, state: unknown, seats: number, events: readonly unknown[]): string {
  const views = [...Array(seats).keys(), 'spectator' as const].map((viewer) => game.view(state, viewer));
  return deriveSeedFromTexts(JSON.stringify([views, events])).slice(0, 8);
}
