import { type EveningGame, type EveningPerson, type EveningSummary, truncateName } from '@fivefold/room';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { LanguageChoice } from '../room/AppearanceMenu.tsx';
import { showToast } from '../state/toasts.ts';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { deleteEvening, type LoadedEvening } from './evenings.ts';
import { EveningKeepsakeGamePanel } from './GamePanel.tsx';
import * as styles from './keepsakeStyles.ts';
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
    <main
      style={handheld ? styles.eveningKeepsakeHandheldPageStyle : styles.eveningKeepsakePageStyle}
      data-testid="keepsake"
    >
      <header className="flex flex-wrap items-center gap-3">
        <span className="figure flex flex-1 items-center gap-3" style={styles.eveningKeepsakeLogoStyle}>
          <PinwheelLogo />
          {app('app.name')}
        </span>
        <LanguageChoice small />
        {!handheld && buttons}
      </header>
      <div className="flex flex-wrap justify-between gap-4" style={styles.eveningKeepsakeWordsStyle}>
        <div>
          <p className="ink-2">
            {dateOf(evening, t.lang)}. {t('games', { n: games.length })}
          </p>
          <h1 style={styles.eveningKeepsakeHeadingStyle} {...screenHeadingProps}>
            {title}
          </h1>
        </div>
        <ol className="flex flex-wrap gap-4">
          {people.map((person) => (
            <EveningPersonWithPoints key={person.name} person={person} first={people[0]!} />
          ))}
        </ol>
      </div>
      <ol className="grid min-w-0" style={styles.eveningLeafletStyle(games.length, handheld)}>
        {games.map((game, i) => {
          const key = `${i} ${game.game}`; // a game may be played twice
          return (
            <SuspenseBoundary key={key}>
              <EveningKeepsakeGamePanel
                game={game}
                index={i}
                columns={styles.eveningLeafletColumns(games.length, handheld)}
                people={people}
                watch={watchPathOf(id, game, i)}
                onWatch={navigate}
              />
            </SuspenseBoundary>
          );
        })}
      </ol>
      <h2 className={handheld ? undefined : 'visually-hidden'} style={styles.eveningTitlesHeadingStyle}>
        {t('titles')}
      </h2>
      <ul
        className="grid gap-3"
        style={styles.eveningTitlesStyle(titled.length, handheld)}
        tabIndex={handheld ? 0 : undefined}
        data-rail={handheld || undefined}
        data-testid="keepsake-titles"
      >
        {titled.map(({ name, face, title }) => (
          <li
            key={name}
            ref={stamped}
            className="paper relative items-center"
            style={styles.eveningTitleStyle}
            data-game={title!.game}
          >
            <Avatar face={face} />
            <div>
              <bdi className="ink-2">{truncateName(name)}</bdi>
              <h3>{t(`title.${title!.kind}`)}</h3>
              <p className="ink-2">{t(`title.${title!.kind}.n`, { n: title!.n })}</p>
            </div>
            <span className="absolute" style={styles.eveningTitleEarStyle} />
          </li>
        ))}
      </ul>
      <footer
        className="flex flex-wrap items-center justify-between gap-3 ink-2"
        style={styles.eveningFooterStyle}
      >
        <p>{t('kept', { date: kept })}</p>
        {mine && (
          <Button kind="quiet" onClick={() => setAsks(true)} data-testid="keepsake-delete">
            {t('delete')}
          </Button>
        )}
      </footer>
      {handheld && (
        <div className="flex gap-3 bg-paper" style={styles.eveningBottomBarStyle}>
          {buttons}
        </div>
      )}
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
    <li className="grid justify-items-center" style={styles.eveningKeepsakePersonStyle(wins)}>
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

/** One name wins, several share. */
function titleOf(t: EveningKeepsakeTranslate, people: readonly EveningPerson[]): string {
  const winners = people
    .filter(({ points }) => points === people[0]?.points)
    .map(({ name }) => truncateName(name));
  const names = new Intl.ListFormat(t.lang).format(winners);
  return t(winners.length > 1 ? 'share' : 'wins', { names });
}
