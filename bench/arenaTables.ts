import type { Level } from '@fivefold/bots';
import { type GameId, games } from '@fivefold/rules';
import type { SEER } from './arenaReport.ts';
import { PANEL_GAMES } from './panel/panels.ts';

/** A way to play a game: the options that change what is decided. */
export interface Variant {
  readonly game: GameId;
  /** As the tables of docs/bots.md call it. */
  readonly title: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Seat counts; all that the options allow if missing. */
  readonly seats?: readonly number[];
}

/** A level, or the player who sees all cards: its share is the most that luck allows. */
export type PanelLevel = Level | typeof SEER;

/** One level at one table against mixes of the panel. */
export interface PanelCell {
  readonly variant: Variant;
  readonly seats: number;
  readonly level: PanelLevel;
}

/** Games in which luck can make a bar unreachable, so that it depends on the seer. */
export const isLuckLimited = (game: GameId): boolean => game === 'eight28';

/** The last variant of a game that fits a room's options gives its label in the lobby. */
const LISTED: readonly Variant[] = [
  { game: 'podelim', title: 'default', options: {} },
  { game: 'my-number', title: 'default', options: {} },
  { game: 'my-number', title: 'unofficial two', options: { unofficialTwo: true }, seats: [2] },
  { game: 'my-number', title: 'goals each round', options: { goals: 'perRound' } },
  { game: 'my-number', title: 'goals for the whole game', options: { goals: 'wholeGame' } },
  { game: 'iota', title: 'default', options: {} },
  { game: 'iota', title: 'half deck', options: { deck: 'half' } },
  { game: 'iota', title: 'children', options: { scoring: false } },
  { game: 'iota', title: 'children, half deck', options: { scoring: false, deck: 'half' } },
  { game: 'red7', title: 'basic', options: {} },
  { game: 'red7', title: 'actions', options: { actions: true } },
  { game: 'red7', title: 'advanced', options: { advanced: true } },
  { game: 'red7', title: 'advanced, actions', options: { advanced: true, actions: true } },
  { game: 'eight28', title: 'default', options: {} },
  { game: 'eight28', title: 'short', options: { length: 'short' } },
  { game: 'eight28', title: 'final pass', options: { passIsFinal: true } },
  { game: 'eight28', title: 'short, final pass', options: { length: 'short', passIsFinal: true } },
];

/** Every variant: those above, and the default options of other games with simple players. */
export const VARIANTS: readonly Variant[] = [
  ...LISTED,
  ...PANEL_GAMES.filter((id) => LISTED.every(({ game }) => game !== id)).map((game) => ({
    game,
    title: 'default',
    options: {},
  })),
];

export function seatCountsOf({ game, options, seats }: Variant): readonly number[] {
  if (seats) return seats;
  const rules = games[game]!;
  const { min, max } = rules.seatsFor?.(rules.options.parse(options)) ?? rules.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
