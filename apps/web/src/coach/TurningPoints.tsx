import type { TableView } from '@fivefold/room';
import { use, useState } from 'react';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { type LoadedReplay, loadReplay } from '../replay/loadReplay.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { CoachMarkIcon } from '../ui/MarkSign.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './Coach.module.css';
import { moveLossText } from './CoachVerdictCard.tsx';
import { findTurningPoints, useCoach } from './useCoach.ts';
import { useCoachT } from './words.ts';

interface TurningPointsProps {
  readonly table: TableView;
  readonly seat: number;
  readonly game: AnyGameModule;
  /** Opens the replay at the step of this event. */
  readonly onWatch: (event: number) => void;
}

/** The decisions of a finished game that cost me most, and the best one. The coach thinks only when asked. */
export function TurningPoints(props: TurningPointsProps) {
  const coach = useCoachT();
  const t = useT();
  const [replay, setReplay] = useState<Promise<LoadedReplay> | null>(null);
  return (
    <>
      <h2 className="plain-heading font-medium ink-2">{coach('turning')}</h2>
      {replay === null ? (
        <Button icon="bulb" onClick={() => setReplay(loadReplay(props.table))} data-testid="ask-coach">
          {coach('ask')}
        </Button>
      ) : (
        <SuspenseBoundary fallback={<p role="status">{t('app.loading')}</p>}>
          <FoundPoints {...props} replay={replay} />
        </SuspenseBoundary>
      )}
    </>
  );
}

function FoundPoints({
  table,
  seat,
  game,
  onWatch,
  replay,
}: TurningPointsProps & { readonly replay: Promise<LoadedReplay> }) {
  const coach = useCoachT();
  const t = useT();
  const loaded = use(replay);
  const { frames } = loaded;
  const { decisions, reviews, stopped, retry } = useCoach(game.id, loaded, seat);
  const left = decisions.length - reviews.length;
  const worst = findTurningPoints(reviews);
  /** The first event of a frame; those of the deal are in the history and in no frame. */
  const eventOf = (frame: number) =>
    frames.slice(0, frame).reduce((sum, { events }) => sum + events.length, 0) +
    table.history.filter(({ move }) => move === 0).length;
  return (
    <>
      {worst.map((i) => (
        <button
          key={i}
          type="button"
          className={classNames(
            styles.turn,
            'flex items-center gap-2 w-full min-h-target rounded-chip text-start',
          )}
          onClick={() => onWatch(eventOf(decisions[i]!.frame))}
          data-testid="turning-point"
        >
          <CoachMarkIcon mark={reviews[i]!.mark} />
          {coach('mark.name', { n: i + 1, mark: moveLossText(reviews[i]!, coach) })}
        </button>
      ))}
      {(left > 0 || worst.length === 0) && (
        <p className="ink-2 text-sm" role="status">
          {stopped ? coach('stopped') : left > 0 ? coach('thinking', { n: left }) : coach('turning.none')}
        </p>
      )}
      {stopped && (
        <Button onClick={retry} data-testid="coach-retry">
          {t('app.tryAgain')}
        </Button>
      )}
    </>
  );
}
