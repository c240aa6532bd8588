import type { EveningPerson, EveningSummary } from '@fivefold/room';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { LanguageChoice } from '../room/AppearanceMenu.tsx';
import { showToast } from '../state/toasts.ts';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { deleteEvening, type LoadedEvening } from './evenings.ts';
import { EveningKeepsakeGamePanel } from './GamePanel.tsx';
import * as looks from './looks.ts';
import { sharePicture } from './sharePicture.ts';
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
  return (
    <main style={looks.eveningKeepsakePageStyle} data-testid="keepsake">
      <header className="flex flex-wrap items-center gap-3">
        <span className="figure flex flex-1 items-center gap-3" style={looks.eveningKeepsakeLogoStyle}>
          <PinwheelLogo />
          {app('app.name')}
        </span>
        <LanguageChoice small />
        <Button onClick={onHome}>{t('again')}</Button>
        <Button
          kind="dark"
          icon="share"
          onClick={() => void sharePicture(`/e/${id}/picture.png?lang=${t.lang}`, title)}
          data-testid="share-picture"
        >
          {t('picture')}
        </Button>
      </header>
      <div className="flex flex-wrap justify-between gap-4" style={looks.eveningKeepsakeWordsStyle}>
        <div>
          <p>
            {dateOf(evening, t.lang)}. {t('games', { n: games.length })}
          </p>
          <h1 style={looks.eveningKeepsakeHeadingStyle} {...screenHeadingProps}>
            {title}
          </h1>
        </div>
        <ol className="flex flex-wrap gap-4">
          {people.map(({ name, face, points }) => (
            <li
              key={name}
              className="grid content-start justify-items-center"
              style={looks.eveningKeepsakePersonStyle(points === people[0]!.points)}
            >
              {points === people[0]!.points && <Icon name="crown" size={24} />}
              <Avatar face={face} />
              <span>
                <bdi>{name}</bdi> <strong className="figure">{points.toLocaleString(t.lang)}</strong>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ol className="grid lift" style={looks.eveningKeepsakeColumnsStyle}>
        {games.map((game, i) => {
          const key = `${i} ${game.game}`; // a game may be played twice
          return (
            <SuspenseBoundary key={key}>
              <EveningKeepsakeGamePanel game={game} people={people} />
            </SuspenseBoundary>
          );
        })}
      </ol>
      <h2 className="visually-hidden">{t('titles')}</h2>
      <ul className="grid gap-3" style={looks.eveningKeepsakeTitlesStyle} data-testid="keepsake-titles">
        {people.map(
          ({ name, face, title }) =>
            title && (
              <li
                key={name}
                className="paper items-center"
                style={looks.eveningKeepsakeTitleStyle}
                data-game={title.game}
              >
                <Avatar face={face} />
                <div>
                  <bdi>{name}</bdi>
                  <h3>{t(`title.${title.kind}`)}</h3>
                  <p>{t(`title.${title.kind}.n`, { n: title.n })}</p>
                </div>
              </li>
            ),
        )}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-3 ink-2">
        <p>{t('kept', { date: kept })}</p>
        {mine && (
          <Button kind="quiet" onClick={() => setAsks(true)} data-testid="keepsake-delete">
            {t('delete')}
          </Button>
        )}
      </footer>
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

/** Older pages have no day, only the time at which they were made. */
const dateOf = ({ madeAt, day }: EveningSummary, lang: string): string =>
  day === undefined
    ? new Intl.DateTimeFormat(lang, { dateStyle: 'full' }).format(madeAt)
    : new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));

/** One name wins, several share. */
function titleOf(t: EveningKeepsakeTranslate, people: readonly EveningPerson[]): string {
  const winners = people.filter(({ points }) => points === people[0]?.points).map(({ name }) => name);
  const names = new Intl.ListFormat(t.lang).format(winners);
  return t(winners.length > 1 ? 'share' : 'wins', { names });
}
