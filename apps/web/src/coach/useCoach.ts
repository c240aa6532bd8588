import type { AnyGame, GameId, Seat } from '@fivefold/rules';
import { useEffect, useMemo, useState } from 'react';
import type { ReplayFrame } from '../replay/frames.ts';
import type { LoadedReplay } from '../replay/loadReplay.ts';
import { type CoachMoveReview, createCoachWorkerClient } from './coachClient.ts';

/** A decision of the player: what was seen, and what was played. */
export interface CoachedPlayerDecision {
  /** The frame that the action led to. */
  readonly frame: number;
  readonly view: unknown;
  readonly action: unknown;
}

export const coachedPlayerDecisionsOf = (
  rules: AnyGame,
  frames: readonly ReplayFrame[],
  seat: Seat,
): readonly CoachedPlayerDecision[] =>
  frames.flatMap(({ seat: by, action }, frame) => {
    if (by !== seat) return [];
    const view: unknown = rules.view(frames[frame - 1]!.state, seat);
    // One legal action is no decision.
    const legal = rules.legal(view)[Symbol.iterator]();
    legal.next();
    return legal.next().done ? [] : [{ frame, view, action }];
  });

export interface CoachingState {
  readonly decisions: readonly CoachedPlayerDecision[];
  /** By index of the decision; shorter than `decisions` while the worker thinks, null where it could not judge. */
  readonly reviews: Reviews;
  readonly stopped: boolean;
  readonly retry: () => void;
}

/** Milliseconds for one decision; a slow phone uses fewer imagined worlds. */
const PRACTICE_BOT_BUDGET_MS = 2500;
const TIMEOUT_MS = 30_000;

type Reviews = readonly (CoachMoveReview | null)[];
/** What is known of a replay by seat, so that result and replay do not think about it twice. */
const known = new WeakMap<readonly ReplayFrame[], Map<Seat, Reviews>>();

function rememberReviews(frames: readonly ReplayFrame[], seat: Seat, reviews: Reviews): void {
  known.set(frames, (known.get(frames) ?? new Map<Seat, Reviews>()).set(seat, reviews));
}

/** Judges the decisions of a seat one after the other, in a worker. */
export function useCoach(
  game: GameId,
  { game: rules, frames, file }: LoadedReplay,
  seat: Seat,
): CoachingState {
  const { names } = file;
  const decisions = useMemo(() => coachedPlayerDecisionsOf(rules, frames, seat), [rules, frames, seat]);
  const [reviews, setReviews] = useState<Reviews>(() => known.get(frames)?.get(seat) ?? []);
  const [stopped, setStopped] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry starts a new worker
  useEffect(() => {
    const client = createCoachWorkerClient();
    let here = true;
    const judgeAll = async () => {
      let judged: Reviews = known.get(frames)?.get(seat) ?? [];
      setReviews(judged);
      setStopped(false);
      for (const [seed, { view, action }] of decisions.entries()) {
        if (seed < judged.length) continue;
        const question = { game, view, action, seed, budgetMs: PRACTICE_BOT_BUDGET_MS, names };
        const review = await client.ask(question, TIMEOUT_MS);
        judged = [...judged, review];
        rememberReviews(frames, seat, judged);
        if (!here) return;
        setReviews(judged);
      }
    };
    judgeAll()
      .catch(() => here && setStopped(true))
      .finally(client.close);
    return () => {
      here = false;
      client.close();
    };
  }, [game, frames, names, seat, decisions, tries]);
  return { decisions, reviews, stopped, retry: () => setTries((n) => n + 1) };
}

const MOST_POINTS = 3;

/** The most costly decisions, the worst first, then the best one that the hard bot missed; three in all. */
export function findTurningPoints(reviews: Reviews): readonly number[] {
  const found = reviews.flatMap((review, i) => (review ? [{ i, ...review }] : []));
  const [best] = found.filter(({ muchBetter }) => muchBetter).sort((a, b) => a.loss - b.loss);
  const costly = found.filter(({ mark }) => mark === 'costly').sort((a, b) => b.loss - a.loss);
  return [...costly.slice(0, best ? MOST_POINTS - 1 : MOST_POINTS), ...(best ? [best] : [])].map(
    ({ i }) => i,
  );
}
