import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { continueLocalGameFromReplay } from '../localRoom/localGame.ts';
import { writeLocalGame } from '../localRoom/storedGames.ts';
import { randomHex } from '../net/token.ts';
import type { LoadedReplay } from '../replay/loadReplay.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import styles from './Coach.module.css';
import { CoachVerdictCard } from './CoachVerdictCard.tsx';
import type { CoachReplayFindings } from './findings.ts';
import { useCoachT } from './words.ts';

interface ReplayCoachProps {
  readonly replay: LoadedReplay;
  readonly game: AnyGameModule;
  /** Whose decisions are judged, and who plays on; null for somebody who looks at no seat in particular. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly ownSeat: number | null;
  readonly frame: number;
  /** The last frame of the step before. */
  readonly since: number;
  readonly onFrame: (frame: number) => void;
  readonly onFindings: (findings: CoachReplayFindings) => void;
  /** Another button of the replay. */
  readonly extra: ReactNode;
}

const PLAY_ON = '/practice/play-on';

/** The coach of a replay, and the way to play on from the step that it shows. */
export function ReplayCoach(props: ReplayCoachProps) {
  const { replay, game, seat, names, ownSeat, frame, since, onFrame, onFindings, extra } = props;
  const t = useT();
  const coach = useCoachT();
  const [where, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const isOver = replay.frames[frame]?.outcome !== null;
  const nameOf = (one: number) => (one === ownSeat ? null : names[one]!);
  const playing = seat ?? 0;
  const replaced = nameOf(playing);
  const playOn = () => {
    const { file } = replay;
    writeLocalGame(
      browserStorage,
      'play-on',
      continueLocalGameFromReplay({ id: randomHex(8), file, moves: frame, seat: playing, level: 'medium' }),
    );
    // The screen of an earlier game that went on from a replay is already there.
    if (where === PLAY_ON) location.reload();
    else navigate(PLAY_ON);
  };
  const playOnButton = (
    <Button
      icon="play"
      inactive={isOver}
      onClick={() => setAsked(true)}
      title={coach('playOn')}
      wordsClassName={open ? '' : 'visually-hidden-landscape'}
      data-testid="play-on"
    >
      {coach('playOn')}
    </Button>
  );
  return (
    <>
      {open && seat !== null ? (
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <CoachVerdictCard
            replay={replay}
            game={game}
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            frame={frame}
            since={since}
            onFrame={onFrame}
            onFindings={onFindings}
            onClose={() => setOpen(false)}
            playOn={
              <>
                {playOnButton}
                {extra}
              </>
            }
          />
        </Suspense>
      ) : (
        <div className={styles.tools}>
          {extra}
          {playOnButton}
          {seat !== null && (
            <Button
              kind="dark"
              icon="bulb"
              onClick={() => setOpen(true)}
              title={coach('coach')}
              wordsClassName="visually-hidden-landscape"
              data-testid="coach"
            >
              {coach('coach')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked}
        title={coach('playOn.title')}
        text={[coach('playOn.text'), replaced !== null && coach('playOn.as', { name: replaced })]
          .filter(Boolean)
          .join(' ')}
        stay={t('app.cancel')}
        go={coach('playOn')}
        onStay={() => setAsked(false)}
        onGo={playOn}
      />
    </>
  );
}
