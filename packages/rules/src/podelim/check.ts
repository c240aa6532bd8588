import type { Seat, Viewer } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { canCutPileAt, rangeSize } from './parts.ts';
import type {
  Action,
  CardValue,
  Phase,
  PilePart,
  PlayerStacks,
  PodelimDiscardPhase,
  PodelimPartColor,
  PodelimPartVotePhase,
  PodelimPileSplitPhase,
  PublicState,
  Refusal,
  View,
} from './types.ts';

/** Whom the table waits for. */
export function waitingSeats({ leader, phase }: PublicState): readonly Seat[] {
  switch (phase.type) {
    case 'split':
      return [leader];
    case 'discard':
    case 'sort':
      return [phase.seat];
    case 'vote':
      return phase.pile.voters.filter((seat) => !phase.voted.includes(seat));
    case 'over':
      return [];
  }
}

export const isVoter = ({ pile }: PodelimPartVotePhase, seat: Viewer): boolean =>
  pile.voters.some((voter) => voter === seat);

/** Why this player may not do this now; null when it is allowed. Everything it takes is in the view. */
export function podelimActionRefusal({ table, me }: View, action: Action): Refusal | null {
  const result = permitted(table, me, action);
  return result.ok ? null : result.error;
}

function permitted(table: PublicState, seat: Viewer, action: Action): Result<unknown, Refusal> {
  switch (action.type) {
    case 'split':
      return maySplitPile(table, seat, action.first, action.second);
    case 'discard-part':
      return mayDiscardPart(table, seat, action.color);
    case 'vote':
      return mayVoteForPart(table, seat, action.ballot, action.color);
    case 'place-jokers':
      return mayPlaceJokers(table, seat, action.values);
  }
}

export function maySplitPile(
  { leader, phase }: PublicState,
  seat: Viewer,
  first: number,
  second: number,
): Result<PodelimPileSplitPhase, Refusal> {
  if (phase.type !== 'split') return wrongPhase(phase);
  if (seat !== leader) return err({ code: 'not-your-turn', turn: leader });
  if (!canCutPileAt(phase.pile, first, second))
    return err({ code: 'bad-split', cards: rangeSize(phase.pile) });
  return ok(phase);
}

export function mayDiscardPart(
  { phase }: PublicState,
  seat: Viewer,
  color: PodelimPartColor,
): Result<{ readonly phase: PodelimDiscardPhase; readonly part: PilePart }, Refusal> {
  if (phase.type !== 'discard') return wrongPhase(phase);
  if (seat !== phase.seat) return err({ code: 'not-your-turn', turn: phase.seat });
  // The row has just been cut in three: every color is there.
  return ok({ phase, part: phase.parts.find((part) => part.color === color)! });
}

export function mayVoteForPart(
  { ballot: current, phase }: PublicState,
  seat: Viewer,
  ballot: number,
  color: PodelimPartColor,
): Result<PodelimPartVotePhase, Refusal> {
  if (phase.type !== 'vote') return wrongPhase(phase);
  if (!isVoter(phase, seat)) return err({ code: 'not-a-contender', contenders: phase.pile.voters });
  if (ballot !== current) return wrongPhase(phase); // meant for a vote that is over
  const open = phase.parts.map((part) => part.color);
  return open.includes(color) ? ok(phase) : err({ code: 'no-such-part', color, open });
}

/** Who sorts now, if it is this player. */
export function maySortJokers({ phase, players }: PublicState, seat: Viewer): Result<PlayerStacks, Refusal> {
  if (phase.type !== 'sort') return wrongPhase(phase);
  if (seat !== phase.seat) return err({ code: 'not-your-turn', turn: phase.seat });
  return ok(players[phase.seat]!);
}

export function mayPlaceJokers(
  table: PublicState,
  seat: Viewer,
  values: readonly CardValue[],
): Result<PlayerStacks, Refusal> {
  const sorter = maySortJokers(table, seat);
  if (!sorter.ok) return sorter;
  const { unattached } = sorter.value;
  if (values.length !== unattached)
    return err({ code: 'bad-joker-count', jokers: unattached, placed: values.length });
  return checkJokerStacks(sorter.value, values);
}

/** A joker may only join cards that the player has. */
export function checkJokerStacks(
  player: PlayerStacks,
  values: readonly CardValue[],
): Result<PlayerStacks, Refusal> {
  const value = values.find((each) => !player.stacks.some((stack) => stack.value === each));
  return value === undefined ? ok(player) : err({ code: 'no-such-stack', value });
}

const wrongPhase = (phase: Phase) => err({ code: 'wrong-phase', phase: phase.type } as const);
