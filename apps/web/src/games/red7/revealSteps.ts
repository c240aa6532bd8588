import { type Event, red7, type View } from '@fivefold/rules/red7';
import type { RevealStep } from '../../table/reveal.ts';
import type { RevealInput } from '../types.ts';

const OPEN_MS = 450;
const MARK_MS = 900;

/** A new rule: its card lands on the canvas, then the rule changes for everybody, then the leader. */
export function revealSteps({
  before,
  after,
  events,
  context,
}: RevealInput<View, Event>): readonly RevealStep[] {
  const set = events.find(({ type }) => type === 'canvas-played' || type === 'card-moved-to-canvas');
  // The sheet of a round explains its end.
  const isEnd = events.some(({ type }) => type === 'round-won' || type === 'game-ended');
  if (!set || !('seat' in set) || isEnd || red7.why(before).rule === red7.why(after).rule) return [];
  const mark: RevealStep = { stage: 'mark', ms: MARK_MS, sound: 'reveal' };
  // I have seen my own card land when I laid it.
  return set.seat === context.me ? [mark] : [{ stage: 'open', ms: OPEN_MS, sound: 'place' }, mark];
}
