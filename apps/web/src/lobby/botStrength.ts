import type { BotLevel, RoomView } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';

/** Win shares of one variant by number of players, measured by the arena against simple players. */
interface VariantStrength {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<string, Readonly<Partial<Record<BotLevel, number>>>>>;
}
type Strengths = Readonly<Partial<Record<GameId, readonly VariantStrength[]>>>;

/** A build without measured strengths shows none. */
const found = import.meta.glob<Strengths>('../../../../packages/bots/src/strength.json', {
  eager: true,
  import: 'default',
});
const measured: Strengths = Object.values(found)[0] ?? {};

export interface SeatedBotsStrength {
  /** Wins out of ten games. */
  readonly n: number;
  readonly players: number;
}

type Table = Pick<RoomView, 'game' | 'options' | 'seats'>;

/** How many of ten games a bot of this level wins with the options and players of this room; null where nobody measured it. */
export function botStrengthOf(
  { game, options, seats }: Table,
  at: number,
  level: BotLevel,
  strengths: Strengths = measured,
): SeatedBotsStrength | null {
  const taken = seats.filter((seat, i) => i === at || seat.kind !== 'empty').length;
  const chosen = (options ?? {}) as Readonly<Record<string, unknown>>;
  const fits = (variant: VariantStrength) =>
    Object.entries(variant.options).every(([key, value]) => chosen[key] === value);
  // Variants with more options come later, so the last one that fits says most about this room.
  const variant = strengths[game]?.findLast((each) => fits(each) && Object.keys(each.seats).length > 0);
  if (!variant) return null;
  const counts = Object.keys(variant.seats).map(Number);
  const players = counts.reduce((nearest, count) =>
    Math.abs(count - taken) < Math.abs(nearest - taken) ? count : nearest,
  );
  const share = variant.seats[players]?.[level];
  return share === undefined ? null : { n: Math.round(10 * share), players };
}
