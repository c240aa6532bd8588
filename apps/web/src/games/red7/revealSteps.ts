import { type Event, red7, type View } from '@fivefold/rules/red7';
import { joinMessageParts } from '../../i18n/core.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { SCORE_COUNTED_MS } from '../../table/countUp.ts';
import type { TableRevealStep } from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { gameStory } from './story.ts';
import { gameMessages } from './words.ts';

const STILL_MS = 400;
const OPEN_MS = 450;
const MARK_MS = 900;
const OUT_MS = 700;

/**
 * A new rule: its card lands on the canvas, then the rule changes for everybody, then the leader. Then those who are out
 * are marked, and at the end of a round its winner; the points count before the sheet explains them.
 */
export function revealSteps(input: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const { events, context } = input;
  const won = events.find(({ type }) => type === 'round-won');
  const ends = events.filter(({ type }) => type === 'eliminated' || type === 'round-won');
  const rule = won ? [] : ruleSteps(input);
  if (ends.length === 0) return rule;
  const marks = ends.flatMap((event): TableRevealStep[] => {
    if (!('seat' in event)) return [];
    const say = gameStory
      .lines(event, context)
      .map(({ parts }) => joinMessageParts(parts))
      .join('. ');
    const isWin = event.type === 'round-won';
    const bad = event.seat === context.me ? 'conflict' : null;
    return [
      { stage: 'mark', at: event.seat, ms: isWin ? MARK_MS : OUT_MS, sound: isWin ? 'reveal' : bad, say },
    ];
  });
  const still: TableRevealStep[] = rule.length > 0 ? [] : [{ stage: 'still', ms: STILL_MS }];
  if (!won || !('seat' in won)) return [...still, ...rule, ...marks];
  const isOver = events.some(({ type }) => type === 'game-ended');
  const sound = isOver ? 'win' : won.seat === context.me ? 'gain' : null;
  return [...still, ...marks, { stage: 'count', ms: SCORE_COUNTED_MS, sound }];
}

function ruleSteps({
  before,
  after,
  events,
  context,
}: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const set = events.find(({ type }) => type === 'canvas-played' || type === 'card-moved-to-canvas');
  const { rule } = red7.explain(after);
  if (!set || !('seat' in set) || red7.explain(before).rule === rule) return [];
  const t = translatorFor(gameMessages, context.lang);
  const say = `${t('canvas.new')}: ${t(`rule.${rule}`)}`;
  const mark: TableRevealStep = { stage: 'mark', ms: MARK_MS, sound: 'reveal', say };
  // I have seen my own card land when I laid it.
  return set.seat === context.me ? [mark] : [{ stage: 'open', ms: OPEN_MS, sound: 'place' }, mark];
}

/** The table as a reveal shows it: nobody is out before they are marked, and points come when they are counted. */
export function red7TableDuringReveal(
  before: View['table'],
  after: View['table'],
  { isMarked, isCounted }: { readonly isMarked: boolean; readonly isCounted: boolean },
): View['table'] {
  return {
    ...after,
    out: isMarked ? after.out : before.out,
    rounds: isCounted ? after.rounds : before.rounds,
  };
}
