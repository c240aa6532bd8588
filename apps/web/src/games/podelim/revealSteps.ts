import type { Event, View, ViewExplanation } from '@fivefold/rules/podelim';
import { joinMessageParts } from '../../i18n/core.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { SCORE_COUNTED_MS } from '../../table/countUp.ts';
import { hasReachedRevealStage, type TableReveal, type TableRevealStep } from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { voteResultsIn } from './segments.ts';
import { gameStory } from './story.ts';
import { gameMessages } from './words.ts';

const STILL_MS = 500;
const OPEN_MS = 500;
const MARK_MS = 600;
const TRAVEL_MS = 500;

const RESULTS: readonly Event['type'][] = ['part-taken', 'part-unclaimed', 'card-lost', 'part-contested'];

/** All votes open together; then the result of each part, and won cards go to the board. */
export function revealSteps({ events, context }: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const results = voteResultsIn(events);
  if (!results) return [];
  const mine = results.find(({ seats }) => context.me !== null && seats.includes(context.me));
  const t = translatorFor(gameMessages, context.lang);
  const told = events
    .filter(({ type }) => RESULTS.includes(type))
    .flatMap((event) => gameStory.lines(event, context).map(({ parts }) => joinMessageParts(parts)));
  const isTaken = results.some(({ kind }) => kind === 'taken');
  const steps: TableRevealStep[] = [
    { stage: 'still', ms: STILL_MS },
    { stage: 'open', ms: OPEN_MS, sound: 'reveal', say: t('prompt.reveal') },
    {
      stage: 'mark',
      ms: MARK_MS,
      sound: mine && mine.kind !== 'taken' ? 'conflict' : null,
      say: told.join('. '),
    },
  ];
  if (!isTaken) return steps;
  return [
    ...steps,
    { stage: 'travel', ms: TRAVEL_MS, sound: 'place' },
    { stage: 'count', ms: SCORE_COUNTED_MS, sound: mine?.kind === 'taken' ? 'gain' : null },
  ];
}

/** What the table shows of the votes. */
export interface PodelimVoteRevealState {
  readonly isOpen: boolean;
  readonly isMarked: boolean;
  readonly hasTravelled: boolean;
  /** The board: its stacks grow when the cards travel, its points when they are counted. */
  readonly view: View;
  readonly why: ViewExplanation;
}

export function podelimVoteRevealOf(reveal: TableReveal<View, ViewExplanation>): PodelimVoteRevealState {
  const { before, after } = reveal;
  const hasTravelled = hasReachedRevealStage(reveal, 'travel');
  const { table } = before.view;
  const { phase } = table;
  // Everybody has voted, or nothing would be revealed.
  const voted = phase.type === 'vote' ? { ...phase, voted: phase.pile.voters } : phase;
  const isCounted = hasReachedRevealStage(reveal, 'count');
  const { points, ranking } = isCounted ? after.why : before.why;
  return {
    isOpen: hasReachedRevealStage(reveal, 'open'),
    isMarked: hasReachedRevealStage(reveal, 'mark'),
    hasTravelled,
    view: { ...before.view, table: { ...table, phase: voted } },
    why: { ...(hasTravelled ? after.why : before.why), points, ranking },
  };
}
