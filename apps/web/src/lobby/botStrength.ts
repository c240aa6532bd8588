import type { BotLevel } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';

type LadderStep = { readonly against: BotLevel | 'random'; readonly share: number };
type Ladder = { readonly [id in GameId]?: { readonly [level in BotLevel]?: LadderStep } };

/** Measured by the arena. A build without it shows no strength. */
const found = import.meta.glob<Ladder>('../../../../packages/bots/src/ladder.json', {
  eager: true,
  import: 'default',
});
const ladder: Ladder = Object.values(found)[0] ?? {};

/** How many of ten games a bot of this level wins against the level below. */
export function strengthOf(
  game: GameId,
  level: BotLevel,
): { readonly n: number; readonly against: LadderStep['against'] } | null {
  const rung = ladder[game]?.[level];
  return rung ? { n: Math.round(rung.share * 10), against: rung.against } : null;
}
