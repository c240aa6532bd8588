import { GAME_IDS, type GameId } from '@fivefold/rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { LanguageChoice, ThemeButton } from '../room/AppearanceMenu.tsx';
import { lastRememberedTableCode } from '../room/lastTable.ts';
import { classNames } from '../ui/classNames.ts';
import { DialogLoading } from '../ui/DialogLoading.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { Loading, PinwheelLogo } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { GameRadioButtons } from './GameLeaflet.tsx';
import styles from './Home.module.css';
import { JoinForm } from './JoinForm.tsx';
import { homeLaunchTargetOf } from './launch.ts';
import { HomeStartBar } from './StartBar.tsx';
import { useHomeT } from './words.ts';

const RulesDialog = lazy(() =>
  loadChunk(() => import('./RulesDialog.tsx')).then((module) => ({ default: module.RulesDialog })),
);

const MyTables = lazy(() =>
  loadChunk(() => import('./MyTables.tsx')).then((module) => ({ default: module.MyTables })),
);

const SavedGame = lazy(() =>
  loadChunk(() => import('./SavedGame.tsx')).then((module) => ({ default: module.SavedGameButtons })),
);
const DailyPuzzleStrip = lazy(() =>
  loadChunk(() => import('../daily/strip/DailyStrip.tsx')).then((module) => ({
    default: module.DailyPuzzleStrip,
  })),
);
const OpenGame = lazy(() =>
  loadChunk(() => import('../gameFile/loadOpenGame.ts')).then((module) => module.loadOpenGameFileDialog()),
);

export function Home() {
  const t = useT();
  const home = useHomeT();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const [rules, setRules] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [launch] = useState(() => homeLaunchTargetOf(location.search, lastRememberedTableCode));
  const handheld = isHandheld(useLayout());
  useEffect(() => {
    if (!file) document.title = `Fivefold · ${home('title')}`;
  }, [home, file]);
  if (launch.type === 'room') return <Redirect to={`/r/${launch.code}`} replace />;
  const joins = launch.type === 'join';
  if (file)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <OpenGame file={file} onChoose={setFile} onClose={() => setFile(null)} />
      </Suspense>
    );
  return (
    <div className={styles.home} data-testid="home">
      <header className={styles.header}>
        <span className={styles.logo}>
          <PinwheelLogo />
          <span className="not-narrow">{t('app.name')}</span>
        </span>
        {!handheld && <JoinForm focus={joins} />}
        <LanguageChoice small />
        <ThemeButton />
      </header>
      <main className={classNames(styles.main, 'grid content-start grid-cols-1')}>
        <SuspenseBoundary>
          <MyTables />
        </SuspenseBoundary>
        {/* On a low phone the ways into a game come before the greeting, which screen readers still find. */}
        <div className={classNames(styles.words, 'visually-hidden-low-phone')}>
          <h1 {...screenHeadingProps}>{home('title')}</h1>
          <p className="not-phone">{home('text')}</p>
        </div>
        <GameRadioButtons game={game} onChange={setGame} />
        <HomeStartBar game={game} joins={joins} onRules={() => setRules(true)} />
        <SuspenseBoundary>
          <DailyPuzzleStrip />
        </SuspenseBoundary>
        <SuspenseBoundary>
          <SavedGame onChoose={setFile} />
        </SuspenseBoundary>
      </main>
      {rules && (
        <SuspenseBoundary fallback={<DialogLoading onClose={() => setRules(false)} />}>
          <RulesDialog game={game} onClose={() => setRules(false)} />
        </SuspenseBoundary>
      )}
    </div>
  );
}
