import { GAME_IDS, type GameId } from '@fivefold/rules';
import { type CSSProperties, lazy, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle, manifests } from '../games/manifests.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { createRoom } from '../net/session.ts';
import { useIsServerUnreachable } from '../room/OfflineBanner.tsx';
import { newMemberProfileFromPreferences, setPreferences, usePreferences } from '../state/preferences.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { LabeledTextField } from '../ui/FormControls.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { JoinForm } from './JoinForm.tsx';
import styles from './StartBar.module.css';
import { useHomeT } from './words.ts';

const FirstHandDoor = lazy(() =>
  loadChunk(() => import('./FirstHandDoor.tsx')).then((module) => ({ default: module.FirstHandHomeButton })),
);

interface StartBarProps {
  readonly game: GameId;
  /** Starts with the field for a room code. */
  readonly joins: boolean;
  readonly onRules: () => void;
}

/** The ways to start: with friends, or alone with bots. Only a room needs a name, so it is asked when one is created. */
export function HomeStartBar({ game, joins, onRules }: StartBarProps) {
  const t = useT();
  const home = useHomeT();
  const [, navigate] = useLocation();
  const known = usePreferences((preferences) => preferences.name);
  const face = usePreferences((preferences) => preferences.face);
  const [name, setName] = useState(known);
  const [naming, setNaming] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const late = useIsServerUnreachable(busy);
  const [joining, setJoining] = useState(joins);
  const field = useRef<HTMLDivElement>(null);
  const handheld = isHandheld(useLayout());

  const askName = (problem: string | null) => {
    setNaming(true);
    setError(problem);
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
  };
  const open = async () => {
    const wanted = name.trim();
    if (wanted === '') {
      askName(naming ? t('refusal.name-empty') : null);
      return;
    }
    setBusy(true);
    setPreferences({ name: wanted });
    const made = await createRoom(newMemberProfileFromPreferences(wanted), game);
    setBusy(false);
    if (made.ok) {
      navigate(`/r/${made.value}`);
      return;
    }
    askName(refusalText(t, made.error));
  };

  return (
    <div
      className={styles.bar}
      style={{ '--at': GAME_IDS.indexOf(game), '--games': GAME_IDS.length } as CSSProperties}
    >
      <form
        className={classNames('contents', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <div className={styles.chosen}>
          <span className="desktop-only not-tight">
            <GameEmblem game={game} />
          </span>
          <div className="titled">
            <strong className="desktop-only">{gameTitle(game, t.lang)}</strong>
            <span>
              <span className="not-phone">
                {home('for', {
                  players: t('app.players', {
                    from: manifests[game].players.min,
                    to: manifests[game].players.max,
                  }),
                  n: manifests[game].minutes,
                })}{' '}
              </span>
              <button type="button" className={styles.link} onClick={onRules} data-testid="how-to-play">
                {t('home.rules')}
              </button>
            </span>
          </div>
        </div>
        {naming || late ? (
          <div ref={field} className={styles.field}>
            <LabeledTextField
              label={t('home.name')}
              hideLabel
              placeholder={t('home.name')}
              autoComplete="nickname"
              value={name}
              error={late ? t('home.offline') : error}
              readOnly={busy}
              data-testid="name"
              onChange={(event) => {
                setName(event.target.value);
                setError(null);
              }}
            />
          </div>
        ) : known === '' ? null : (
          <div className={styles.me}>
            <Avatar face={face || 'fox'} />
            <span>
              {home('youAre')}{' '}
              <bdi className="truncate ink font-semibold text-md" title={name}>
                {name}
              </bdi>
            </span>
            <button
              type="button"
              className={styles.link}
              data-testid="change-name"
              onClick={() => askName(null)}
            >
              {home('change')}
            </button>
          </div>
        )}
        <SuspenseBoundary fallback={<span className={styles.doorPlace} />}>
          <FirstHandDoor game={game} />
        </SuspenseBoundary>
        <Button
          big
          icon="chip"
          className={styles.practice}
          onClick={() => navigate(`/practice/${game}`)}
          data-testid="practice"
        >
          <span className="not-phone">{home('practice')}</span>
          <span className="phone-only">{home('practice.short')}</span>
        </Button>
        <Button kind="primary" big icon="plus" type="submit" disabled={busy} data-testid="create">
          {home(busy ? 'creating' : 'create')}
        </Button>
      </form>
      {handheld && !joining && (
        <Button
          big
          icon="key"
          className={styles.joinButton}
          onClick={() => setJoining(true)}
          data-testid="show-join"
        >
          {home('joinByCode')}
        </Button>
      )}
      {handheld && joining && (
        <div className={styles.join}>
          <JoinForm focus />
        </div>
      )}
    </div>
  );
}
