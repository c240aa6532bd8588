import type { Refusal } from '@fivefold/room';
import { GAME_IDS, type GameId, type Result } from '@fivefold/rules';
import { type CSSProperties, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle, manifests } from '../games/manifests.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { createRoom } from '../net/session.ts';
import { useUnreachable } from '../room/OfflineBanner.tsx';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Controls.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { JoinForm } from './JoinForm.tsx';
import styles from './StartBar.module.css';
import { startPractice } from './startPractice.ts';

interface StartBarProps {
  readonly game: GameId;
  readonly onRules: () => void;
}

/** Name, and the ways to start: with friends, or alone with bots. */
export function StartBar({ game, onRules }: StartBarProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const known = usePreferences((preferences) => preferences.name);
  const [name, setName] = useState(known);
  const [naming, setNaming] = useState(known === '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const late = useUnreachable(busy);
  const [joining, setJoining] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const phone = useMediaQuery('(max-width: 899px)');

  const tell = (text: string) => {
    setNaming(true);
    setError(text);
  };
  const open = async (make: (name: string, game: GameId) => Promise<Result<string, Refusal>>) => {
    const wanted = name.trim();
    if (wanted === '') {
      tell(t('refusal.name-empty'));
      requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
      return;
    }
    setBusy(true);
    setPreferences({ name: wanted });
    const made = await make(wanted, game);
    setBusy(false);
    if (made.ok) {
      navigate(`/r/${made.value}`);
      return;
    }
    tell(refusalText(t, made.error));
  };

  return (
    <div
      className={styles.bar}
      style={{ '--at': GAME_IDS.indexOf(game), '--games': GAME_IDS.length } as CSSProperties}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void open(createRoom);
        }}
      >
        <div className={styles.chosen}>
          <Emblem game={game} />
          <div>
            <strong>{gameTitle(game, t.lang)}</strong>
            <span>
              <span className={styles.long}>
                {t('home.for', {
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
            <Field
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
        ) : (
          <div className={styles.me}>
            <Avatar animal="fox" />
            <span>
              {t('home.youAre')} <bdi title={name}>{name}</bdi>
            </span>
            <button
              type="button"
              className={styles.link}
              data-testid="change-name"
              onClick={() => {
                setNaming(true);
                requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
              }}
            >
              {t('home.change')}
            </button>
          </div>
        )}
        <Button
          big
          icon="chip"
          disabled={busy}
          className={styles.practice}
          onClick={() => void open(startPractice)}
          data-testid="practice"
        >
          <span className={styles.long}>{t('home.practice')}</span>
          <span className={styles.short}>{t('home.practice.short')}</span>
        </Button>
        <Button kind="primary" big icon="plus" type="submit" disabled={busy} data-testid="create">
          {t(busy ? 'home.creating' : 'home.create')}
        </Button>
      </form>
      {phone && !joining && (
        <Button
          big
          icon="key"
          className={styles.joinButton}
          onClick={() => setJoining(true)}
          data-testid="show-join"
        >
          {t('home.joinByCode')}
        </Button>
      )}
      {phone && joining && (
        <div className={styles.join}>
          <JoinForm focus />
        </div>
      )}
    </div>
  );
}
