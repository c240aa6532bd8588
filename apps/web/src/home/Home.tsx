import { parseCode } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FACTS } from '../games/facts.ts';
import { tables } from '../games/registry.ts';
import { refusalText } from '../i18n/refusals.ts';
import { useT } from '../i18n/useT.ts';
import { createRoom } from '../net/session.ts';
import { LanguageChoice, ThemeButton } from '../room/Settings.tsx';
import { prefer, usePreferences } from '../state/preferences.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Controls.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pinwheel } from '../ui/Pinwheel.tsx';
import styles from './Home.module.css';

/** The menu's own order: the leaflet of the five games. */
const ORDER: readonly GameId[] = ['podelim', 'iota', 'my-number', 'red7', 'eight28'];

export function Home() {
  const t = useT();
  const [game, setGame] = useState<GameId>('my-number');
  useEffect(() => {
    document.title = 'Fivefold';
  }, []);
  return (
    <div className={styles.home}>
      <header className={styles.header}>
        <span className={styles.logo}>
          <Pinwheel />
          {t('app.name')}
        </span>
        <JoinForm />
        <LanguageChoice small />
        <ThemeButton />
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.text')}</p>
        </div>
        <Leaflet game={game} onChange={setGame} />
        <CreateForm game={game} />
      </main>
    </div>
  );
}

function Leaflet({ game, onChange }: { readonly game: GameId; readonly onChange: (game: GameId) => void }) {
  const t = useT();
  const shown = ORDER.filter((id) => GAME_IDS.includes(id));
  return (
    <fieldset className={styles.leaflet}>
      <legend className="visually-hidden">{t('home.games')}</legend>
      {shown.map((id) => (
        <label key={id} className={styles.panel} data-game={id} data-testid={`game-${id}`}>
          <input
            type="radio"
            name="game"
            className="visually-hidden"
            checked={id === game}
            disabled={!tables[id]}
            onChange={() => onChange(id)}
          />
          <Emblem game={id} />
          <span className={styles.name}>{t(`game.${id}`)}</span>
          <span className={styles.promise}>{t(`promise.${id}`)}</span>
          <span className={styles.facts}>
            <span>
              <Icon name="people" size={18} />
              {t('app.players', { from: FACTS[id].min, to: FACTS[id].max })}
            </span>
            <span>
              <Icon name="clock" size={18} />
              {t('app.minutes', { n: FACTS[id].minutes })}
            </span>
          </span>
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function CreateForm({ game }: { readonly game: GameId }) {
  const t = useT();
  const [, navigate] = useLocation();
  const known = usePreferences((preferences) => preferences.name);
  const [name, setName] = useState(known);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const create = async () => {
    if (name.trim() === '') return setError(t('refusal.name-empty'));
    setBusy(true);
    prefer({ name: name.trim() });
    const created = await createRoom(name.trim(), game);
    setBusy(false);
    if (created.ok) navigate(`/r/${created.value}`);
    else setError(refusalText(t, created.error));
  };
  return (
    <form
      className={styles.create}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <span className={styles.chosen}>
        <Emblem game={game} />
        <span>
          <strong>{t(`game.${game}`)}</strong>
          <small>
            {t('home.for', {
              players: t('app.players', { from: FACTS[game].min, to: FACTS[game].max }),
              n: FACTS[game].minutes,
            })}
          </small>
        </span>
      </span>
      <Field
        className={styles.field}
        label={t('home.name')}
        hideLabel
        placeholder={t('home.name')}
        autoComplete="nickname"
        value={name}
        error={error}
        data-testid="name"
        onChange={(event) => {
          setName(event.target.value);
          setError(null);
        }}
      />
      <Button kind="primary" big icon="plus" type="submit" disabled={busy} data-testid="create">
        {t(busy ? 'home.creating' : 'home.create')}
      </Button>
    </form>
  );
}

function JoinForm() {
  const t = useT();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parseCode(code);
        if (parsed) navigate(`/r/${parsed}`);
        else setError(t('refusal.bad-code'));
      }}
    >
      <Field
        label={t('home.code')}
        hideLabel
        placeholder={t('home.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        data-testid="code"
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
      />
      <Button kind="dark" icon="key" type="submit" data-testid="join">
        {t('home.join')}
      </Button>
    </form>
  );
}
