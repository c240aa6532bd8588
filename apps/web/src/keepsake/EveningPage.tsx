import { type EveningGame, type EveningPerson, type EveningSummary, truncateName } from '@fivefold/room';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { LanguageChoice } from '../room/AppearanceMenu.tsx';
import { showToast } from '../state/toasts.ts';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import styles from './EveningPage.module.css';
import { deleteEvening, type LoadedEvening } from './evenings.ts';
import { EveningKeepsakeGamePanel } from './GamePanel.tsx';
import { sharePicture } from './sharePicture.ts';
import { stampedAfter } from './unfold.ts';
import { type EveningKeepsakeTranslate, useEveningKeepsakeT } from './words.ts';

interface EveningPageProps {
  readonly id: string;
  readonly loaded: LoadedEvening;
  readonly onHome: () => void;
  readonly onDeleted: () => void;
}

export function EveningPage({ id, loaded, onHome, onDeleted }: EveningPageProps) {
  const t = useEveningKeepsakeT();
  const app = useT();
  const [asks, setAsks] = useState(false);
  const { evening, expires, mine } = loaded;
  const { games, people } = evening;
  const title = titleOf(t, people);
  useEffect(() => {
    document.title = `${title} · Fivefold`;
  }, [title]);
  const kept = new Intl.DateTimeFormat(t.lang, { dateStyle: 'long' }).format(expires);
  const remove = () => {
    setAsks(false);
    deleteEvening(id).then(onDeleted, () => showToast(t('delete.failed'), { tone: 'danger' }));
  };
  const [, navigate] = useLocation();
  const handheld = isHandheld(useLayout());
  const stamped = useMemo(() => stampedAfter(handheld ? 0 : games.length), [handheld, games.length]);
  const titled = people.filter((person) => person.title !== null);
  const buttons = (
    <>
      <Button big={handheld} onClick={onHome}>
        {t('again')}
      </Button>
      <Button
        kind="dark"
        icon="share"
        big={handheld}
        onClick={() => void sharePicture(`/e/${id}/picture.png?lang=${t.lang}`, title)}
        data-testid="share-picture"
      >
        {t('picture')}
      </Button>
    </>
  );
  return (
    <main className={styles.page} data-testid="keepsake">
      <header className="flex flex-wrap items-center gap-3">
        <span className="figure flex flex-1 items-center gap-3 text-xl">
          <PinwheelLogo />
          {app('app.name')}
        </span>
        <LanguageChoice small />
        {!handheld && buttons}
      </header>
      <div className={classNames(styles.head, 'flex flex-wrap justify-between gap-4')}>
        <div>
          <p className="ink-2">{factsOf(t, evening)}</p>
          <h1 className="wrap-anywhere" {...screenHeadingProps}>
            {title}
          </h1>
        </div>
        <ol className="flex flex-wrap gap-4">
          {people.map((person) => (
            <EveningPersonWithPoints key={person.name} person={person} first={people[0]!} />
          ))}
        </ol>
      </div>
      <ol className={styles.leaflet} style={leafletStyle(games.length, handheld)}>
        {games.map((game, i) => {
          const key = `${i} ${game.game}`; // a game may be played twice
          return (
            <SuspenseBoundary key={key}>
              <EveningKeepsakeGamePanel
                game={game}
                index={i}
                people={people}
                watch={watchPathOf(id, game, i)}
                onWatch={navigate}
              />
            </SuspenseBoundary>
          );
        })}
      </ol>
      <h2 className="visually-hidden-desktop">{t('titles')}</h2>
      <ul
        className={styles.titles}
        style={{ '--columns': titled.length > 4 ? 3 : Math.max(2, titled.length) } as CSSProperties}
        tabIndex={handheld ? 0 : undefined}
        data-rail={handheld || undefined}
        data-testid="keepsake-titles"
      >
        {titled.map(({ name, face, title }) => (
          <li
            key={name}
            ref={stamped}
            className={classNames(styles.title, 'paper relative flex items-center')}
            data-game={title!.game}
          >
            <Avatar face={face} />
            <div>
              <bdi className="ink-2">{truncateName(name)}</bdi>
              <h3>{t(`title.${title!.kind}`)}</h3>
              <p className="ink-2">{t(`title.${title!.kind}.n`, { n: title!.n })}</p>
            </div>
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-3 ink-2">
        <p>{t('kept', { date: kept })}</p>
        {mine && (
          <Button kind="quiet" onClick={() => setAsks(true)} data-testid="keepsake-delete">
            {t('delete')}
          </Button>
        )}
      </footer>
      {handheld && <div className={classNames(styles.bar, 'flex gap-3 bg-paper')}>{buttons}</div>}
      <ConfirmDialog
        open={asks}
        title={t('delete.title')}
        text={t('delete.text')}
        stay={app('app.cancel')}
        go={t('delete')}
        onStay={() => setAsks(false)}
        onGo={remove}
      />
    </main>
  );
}

interface EveningPersonProps {
  readonly person: EveningPerson;
  readonly first: EveningPerson;
}

function EveningPersonWithPoints({ person: { name, face, points }, first }: EveningPersonProps) {
  const t = useEveningKeepsakeT();
  const wins = points === first.points;
  return (
    <li className="grid justify-items-center" data-first={wins || undefined}>
      {wins && (
        <span className="crown">
          <Icon name="crown" size={24} />
        </span>
      )}
      <Avatar face={face} {...(wins ? { ring: null, tone: 'good' } : {})} />
      <span>
        <bdi>{truncateName(name)}</bdi> <strong className="figure">{points.toLocaleString(t.lang)}</strong>
      </span>
    </li>
  );
}

/** The replay at the frozen moment; null for a game of an older page. */
const watchPathOf = (id: string, { replay, moment }: EveningGame, index: number): string | null =>
  replay ? `/e/${id}/${index + 1}?actions=${moment?.actions ?? 0}` : null;

/** Older pages have no day, only the time at which they were made. */
const dateOf = ({ madeAt, day }: EveningSummary, lang: string): string =>
  day === undefined
    ? new Intl.DateTimeFormat(lang, { dateStyle: 'full' }).format(madeAt)
    : new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));

/** Up to five games lie side by side, more in two rows; phones fold the leaflet downwards. */
function leafletStyle(games: number, handheld: boolean): CSSProperties {
  const rows = handheld ? games : games > 5 ? 2 : 1;
  const widest = games === 1 && !handheld ? '34rem' : '1fr';
  return {
    '--rows': rows,
    '--columns': Math.ceil(games / rows),
    '--widest': widest,
  } as CSSProperties;
}

/** "Tuesday, 17 November · 4 games · 1 h 25 min" */
function factsOf(t: EveningKeepsakeTranslate, evening: EveningSummary): string {
  const { games, minutes } = evening;
  const date = dateOf(evening, t.lang);
  const facts = [date.charAt(0).toLocaleUpperCase(t.lang) + date.slice(1), t('games', { n: games.length })];
  if (minutes === undefined) return facts.join(' · ');
  const [h, n] = [Math.floor(minutes / 60), minutes % 60];
  return [...facts, h > 0 ? t('time.hours', { h, n }) : t('time.minutes', { n })].join(' · ');
}

/** One name wins, several share. */
function titleOf(t: EveningKeepsakeTranslate, people: readonly EveningPerson[]): string {
  const winners = people
    .filter(({ points }) => points === people[0]?.points)
    .map(({ name }) => truncateName(name));
  const names = new Intl.ListFormat(t.lang).format(winners);
  return t(winners.length > 1 ? 'share' : 'wins', { names });
}
