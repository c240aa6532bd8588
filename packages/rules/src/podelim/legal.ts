import type { Random } from '../kernel/random.ts';
import { pickRandom } from '../kernel/random.ts';
import { isVoter } from './check.ts';
import { cutsForEvenParts, rangeSize } from './parts.ts';
import type { Action, CardValue, PlayerStacks, PodelimValueStack, View } from './types.ts';

/** Jokers are alike: of all orders of the same values only the ascending one is listed. */
export function* legal({ table, me }: View): Generator<Action> {
  const { phase, leader, ballot, players } = table;
  switch (phase.type) {
    case 'split':
      if (me !== leader) return;
      for (let first = 1; first < rangeSize(phase.pile); first += 1)
        for (let second = first + 1; second < rangeSize(phase.pile); second += 1)
          yield { type: 'split', first, second };
      return;
    case 'discard':
      if (me !== phase.seat) return;
      for (const { color } of phase.parts) yield { type: 'discard-part', color };
      return;
    case 'vote':
      if (!isVoter(phase, me)) return;
      for (const { color } of phase.parts) yield { type: 'vote', ballot, color };
      return;
    case 'sort':
      if (me !== phase.seat) return;
      for (const values of placements(players[phase.seat]!)) yield { type: 'place-jokers', values };
      return;
    case 'over':
      return;
  }
}

/** Every way to spread a player's jokers over the stacks. */
function* placements({ stacks, unattached }: PlayerStacks): Generator<CardValue[]> {
  // One index into the stacks for each joker, never falling, counted up like an odometer.
  const at = Array<number>(unattached).fill(0);
  for (;;) {
    yield at.map((i) => stacks[i]!.value);
    const turn = at.findLastIndex((i) => i < stacks.length - 1);
    if (turn < 0) return;
    at.fill(at[turn]! + 1, turn);
  }
}

/** Rules 7, timeouts. Only a vote is left to chance, so that nobody can foresee it. */
export function pickIdleAction({ table, me }: View, random: Random): Action {
  const { phase, ballot, players } = table;
  switch (phase.type) {
    case 'split': {
      const [first, second] = cutsForEvenParts(phase.pile);
      return { type: 'split', first, second };
    }
    case 'discard': {
      const smallest = phase.parts.reduce((best, part) => (rangeSize(part) < rangeSize(best) ? part : best));
      return { type: 'discard-part', color: smallest.color };
    }
    case 'vote':
      return { type: 'vote', ballot, color: pickRandom(phase.parts, random).color };
    case 'sort': {
      const { stacks, unattached } = players[phase.seat]!;
      // The stacks stand in ascending order, so the last of equal ones has the highest value.
      const { value } = stacks.reduce((best, stack) => (cards(stack) >= cards(best) ? stack : best));
      return { type: 'place-jokers', values: Array<CardValue>(unattached).fill(value) };
    }
    case 'over':
      throw new Error(`nobody waits for ${me} when the game is over`);
  }
}

const cards = ({ numbers, jokers }: PodelimValueStack) => numbers + jokers;

/** Rules 6: 60 s for a split where everything else has 30. */
export const timeLimitShare = ({ table }: View): number => (table.phase.type === 'split' ? 2 : 1);
