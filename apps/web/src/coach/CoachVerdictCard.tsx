import { type ReactNode, use, useEffect } from 'react';
import { loadDescribeAction } from '../games/describeAction.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { botReasonInLanguage } from '../replay/frames.ts';
import type { LoadedReplay } from '../replay/loadReplay.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { CoachMarkIcon } from '../ui/MarkSign.tsx';
import { RichText } from '../ui/RichText.tsx';
import styles from './Coach.module.css';
import type { CoachMoveReview } from './coachClient.ts';
import { type CoachReplayFindings, NO_COACH_REPLAY_FINDINGS } from './findings.ts';
import { coachVerdictWord, roundReviewLoss } from './reviewWords.ts';
import { type CoachedPlayerDecision, findTurningPoints, useCoach } from './useCoach.ts';
import { useCoachT } from './words.ts';

interface CoachCardProps {
  readonly replay: LoadedReplay;
  readonly game: AnyGameModule;
  readonly seat: number;
  /** Whose decisions they are; null for the own ones. */
  readonly name: string | null;
  /** The last frame of the step that the replay shows. */
  readonly frame: number;
  /** The last frame of the step before. */
  readonly since: number;
  readonly onFrame: (frame: number) => void;
  readonly onClose: () => void;
  readonly playOn: ReactNode;
  /** The replay draws them: marks on its timeline, the better play on the table. */
  readonly onFindings: (findings: CoachReplayFindings) => void;
}

/** What the hard bot says about the decisions of one seat, judged by what that seat saw. */
export function CoachVerdictCard(props: CoachCardProps) {
  const { replay, game, seat, name, frame, since, onFrame, onClose, playOn, onFindings } = props;
  const t = useT();
  const coach = useCoachT();
  const { decisions, reviews, stopped, retry } = useCoach(game.id, replay, seat);
  const shown = decisions.findLastIndex((decision) => decision.frame <= frame);
  const review = reviews[shown];
  const left = decisions.length - reviews.length;
  const worst = findTurningPoints(reviews);
  const describe = use(loadDescribeAction(game.id));
  const nextCostly = decisions.findIndex((_, i) => i > shown && reviews[i]?.mark === 'costly');
  useEffect(() => {
    const decision = decisions[shown];
    const isBetter = review && review.mark !== 'good' && decision && decision.frame > since;
    onFindings({
      marks: reviews.flatMap((one, i) => (one ? [{ frame: decisions[i]!.frame, mark: one.mark }] : [])),
      ghost: isBetter ? { action: review.best, view: decision.view } : null,
      cards: isBetter ? describe(review.best, decision.view, coach.lang).cards : [],
    });
  }, [decisions, reviews, review, shown, since, describe, coach.lang, onFindings]);
  useEffect(() => () => onFindings(NO_COACH_REPLAY_FINDINGS), [onFindings]);
  const nameOf = (i: number) => {
    const found = reviews[i];
    return coach('mark.name', { n: i + 1, mark: found ? coach(coachVerdictWord(found)) : '…' });
  };
  return (
    <section
      className={styles.coach}
      aria-label={coach('coach')}
      data-testid="coach-card"
      data-done={left === 0 || undefined}
    >
      <div className="flex items-center justify-between gap-2">
        <h2>{coach('coach')}</h2>
        <IconButton icon="close" bare label={coach('close')} onClick={onClose} data-testid="coach-close" />
      </div>
      <p className="ink-2 text-sm" role="status">
        {decisions.length === 0
          ? coach('none')
          : stopped
            ? coach('stopped')
            : left > 0
              ? coach('thinking', { n: left })
              : coach('done')}
      </p>
      {stopped && (
        <Button onClick={retry} data-testid="coach-retry">
          {t('app.tryAgain')}
        </Button>
      )}
      <fieldset className={classNames(styles.marks, 'flex flex-wrap gap-1')}>
        <legend className="visually-hidden">{coach('marks')}</legend>
        {decisions.map((decision, i) => (
          <button
            key={decision.frame}
            type="button"
            className="flex items-center gap-2 rounded-chip"
            aria-pressed={i === shown}
            aria-label={nameOf(i)}
            title={nameOf(i)}
            data-mark={reviews[i]?.mark}
            data-testid="coach-mark"
            onClick={() => onFrame(decision.frame)}
          >
            <CoachMarkIcon mark={reviews[i]?.mark ?? null} />
          </button>
        ))}
      </fieldset>
      {review && decisions[shown] ? (
        <ReviewText
          game={game}
          decision={decisions[shown]}
          review={review}
          name={name}
          at={{ n: shown + 1, all: decisions.length }}
        />
      ) : (
        <p className="ink-2 text-sm">{coach('pick')}</p>
      )}
      {nextCostly >= 0 && (
        <Button icon="right" onClick={() => onFrame(decisions[nextCostly]!.frame)} data-testid="next-costly">
          {coach('nextCostly')}
        </Button>
      )}
      {playOn}
      {left === 0 && worst.length > 0 && (
        <div className="grid" data-testid="turning-points">
          <h2 className="text-lg">{name === null ? coach('turning') : coach('turning.of', { name })}</h2>
          {worst.map((i) => (
            <button
              key={i}
              type="button"
              className={classNames(
                styles.turn,
                'flex items-center gap-2 w-full min-h-target rounded-chip text-start',
              )}
              onClick={() => onFrame(decisions[i]!.frame)}
            >
              <CoachMarkIcon mark={reviews[i]!.mark} />
              {nameOf(i)} ({moveLossText(reviews[i]!, coach)})
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

export type CoachTranslate = ReturnType<typeof useCoachT>;

/** "−2", or "+2" for a move that was better. */
export function moveLossText(review: CoachMoveReview, coach: CoachTranslate): string {
  const n = roundReviewLoss(review, Math.abs(review.loss));
  const unit = review.unit === 'chance' ? 'chance' : 'points';
  return coach(review.loss < 0 ? `turning.better.${unit}` : `turning.${unit}`, { n });
}

interface ReviewTextProps {
  readonly game: AnyGameModule;
  readonly decision: CoachedPlayerDecision;
  readonly review: CoachMoveReview;
  readonly name: string | null;
  readonly at: { readonly n: number; readonly all: number };
}

function ReviewText({ game, decision, review, name, at }: ReviewTextProps) {
  const coach = useCoachT();
  const describe = use(loadDescribeAction(game.id));
  const { mark, comparison, best, reason, unit, loss, standardError } = review;
  const values = { n: roundReviewLoss(review, loss), error: roundReviewLoss(review, 2 * standardError) };
  const plays = [
    { key: 'you', action: decision.action },
    ...(mark === 'good' ? [] : [{ key: 'bot', action: best }]),
  ] as const;
  return (
    <>
      <h2 className="text-lg flex items-center justify-between gap-2">
        {name === null ? coach('title', at) : coach('title.of', { ...at, name })}
        <span className="flex items-center justify-between gap-2">
          <CoachMarkIcon mark={mark} />
          {coach(coachVerdictWord(review))}
        </span>
      </h2>
      <div className="grid gap-2" data-game={game.id}>
        {plays.map(({ key, action }) => {
          const { text, cards, points } = describe(action, decision.view, coach.lang);
          return (
            <div key={key} className={styles.play} data-best={key === 'bot' || undefined}>
              <small className="ink-2 text-sm">{key === 'you' ? (name ?? coach('you')) : coach('bot')}</small>
              <div className="flex items-center justify-between gap-2">
                <span>{text}</span>
                {points !== null && <b className="figure text-xl">{points}</b>}
              </div>
              {cards.length > 0 && (
                <span className="flex flex-wrap gap-1" aria-hidden="true">
                  {cards.map((code) => (
                    <span key={code}>{game.drawCard?.(code)}</span>
                  ))}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {mark === 'good' ? (
        <p>{coach(`compared.${comparison}`)}</p>
      ) : (
        <>
          {reason && <p>{botReasonInLanguage(reason, coach.lang)}</p>}
          <p className={styles.loss}>
            <RichText
              parts={
                unit === 'chance' ? coach.parts('loss.chance', values) : coach.parts('loss.points', values)
              }
            />
          </p>
        </>
      )}
      <p className="ink-2 text-sm">{name === null ? coach('knew') : coach('knew.of', { name })}</p>
    </>
  );
}
