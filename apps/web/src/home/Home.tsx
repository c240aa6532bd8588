import { GAME_IDS, type GameId } from '@fivefold/rules';
import { lazy, useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { LanguageChoice, ThemeButton } from '../room/AppearanceMenu.tsx';
import { Pinwheel } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { screenHeading } from '../ui/screenHeading.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import { GameLeaflet } from './GameLeaflet.tsx';
import styles from './Home.module.css';
import { JoinForm } from './JoinForm.tsx';
import { StartBar } from './StartBar.tsx';

const RulesDialog = lazy(() =>
  loadChunk(() => import('./RulesDialog.tsx')).then((module) => ({ default: module.RulesDialog })),
);

const BackToTable = lazy(() =>
  loadChunk(() => import('./ReturnToGame.tsx')).then((module) => ({ default: module.ReturnToGame })),
);

export function Home() {
  const t = useT();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const [rules, setRules] = useState(false);
  const phone = useMediaQuery('(max-width: 899px)');
  useEffect(() => {
    document.title = 'Fivefold';
  }, []);
  return (
    <div className={styles.home} data-testid="home">
      <header className={styles.header}>
        <span className={styles.logo}>
          <Pinwheel />
          {t('app.name')}
        </span>
        {!phone && <JoinForm />}
        <LanguageChoice small />
        <ThemeButton />
      </header>
      <main className={styles.main}>
        <SuspenseBoundary>
          <BackToTable />
        </SuspenseBoundary>
        <div className={styles.words}>
          <h1 {...screenHeading}>{t('home.title')}</h1>
          <p>{t('home.text')}</p>
        </div>
        <GameLeaflet game={game} onChange={setGame} />
        <StartBar game={game} onRules={() => setRules(true)} />
      </main>
      {rules && (
        <SuspenseBoundary>
          <RulesDialog game={game} onClose={() => setRules(false)} />
        </SuspenseBoundary>
      )}
    </div>
  );
}
