import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { loadHome, preloadHome } from './home/loadHome.ts';
import { LanguageContext, loadLanguage, useT } from './i18n/useT.ts';
import { loadChunk } from './net/page.ts';
import { RoomScreen } from './room/RoomScreen.tsx';
import { usePreferences } from './state/preferences.ts';
import { useToasts } from './state/toasts.ts';
import { useSystemReducedMotion } from './table/reducedMotion.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Loading } from './ui/Pinwheel.tsx';
import { Toasts } from './ui/Toasts.tsx';

const Home = lazy(loadHome);

/** Loaded only for links with a seat passport. */
const Redeem = lazy(() =>
  loadChunk(() => import('./room/RedeemPassport.tsx'))
    .then((module) => ({ default: module.RedeemDevicePassport }))
    .then(preloadHome),
);

/** Loaded only for those who learn a game. */
const FirstHandPage = lazy(() =>
  loadChunk(() => import('./firstHand/loadFirstHandPage.ts'))
    .then((module) => module.loadFirstHandPage())
    .then(preloadHome),
);

/** Loaded only for the puzzles of the day. */
const DailyPuzzlePage = lazy(() =>
  loadChunk(() => import('./daily/loadDailyPage.ts'))
    .then((module) => module.loadDailyPage())
    .then(preloadHome),
);

/** Loaded only for links of finished games, and for televisions. */
const StoredGame = lazy(() =>
  loadChunk(() => import('./replay/loadStoredGame.ts'))
    .then((module) => module.loadStoredGamePage())
    .then(preloadHome),
);

/** Loaded only for the pages of finished evenings. */
const EveningKeepsake = lazy(() =>
  loadChunk(() => import('./keepsake/loadKeepsake.ts'))
    .then((module) => module.loadEveningKeepsake())
    .then(preloadHome),
);

/** Loaded only for practice: the room, the rules of all games and the bots. */
const Practice = lazy(() =>
  loadChunk(() => import('./practice/loadPractice.ts'))
    .then((module) => module.loadPractice())
    .then(preloadHome),
);

export function App() {
  const { lang, theme, lessMotion, text } = usePreferences();
  const systemLessMotion = useSystemReducedMotion();
  const { toasts } = useToasts();
  // Keep the old language until the messages of the new one are loaded.
  const [shown, setShown] = useState(lang);
  useEffect(() => {
    void loadLanguage(lang).then(() => setShown(lang));
  }, [lang]);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = shown;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (lessMotion || systemLessMotion) root.dataset.motion = 'less';
    else delete root.dataset.motion;
    root.dataset.text = String(text);
  }, [shown, theme, lessMotion, systemLessMotion, text]);
  return (
    <LanguageContext value={shown}>
      <Screens />
      <Toasts toasts={toasts} />
    </LanguageContext>
  );
}

const gameKey = ({ place, number }: { readonly place: string; readonly number: string }) =>
  `${place}/${number}`;

function Screens() {
  const t = useT();
  return (
    <ErrorBoundary
      title={t('app.crash.title')}
      text={t('app.crash.text')}
      outdated={{ title: t('app.old.title'), text: t('app.old.text') }}
      reload={t('app.crash.reload')}
    >
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <Switch>
          <Route path="/e/:id">{({ id }) => <EveningKeepsake key={id} id={id} />}</Route>
          <Route path="/r/:place/:number">{(game) => <StoredGame key={gameKey(game)} {...game} />}</Route>
          <Route path="/e/:place/:number">{(game) => <StoredGame key={gameKey(game)} {...game} />}</Route>
          <Route path="/r/:code">{({ code }) => <RoomScreen key={code} code={code} />}</Route>
          <Route path="/practice/:slot">{({ slot }) => <Practice key={slot} slot={slot} />}</Route>
          <Route path="/first/:game">{({ game }) => <FirstHandPage key={game} game={game} />}</Route>
          <Route path="/daily/:game">{({ game }) => <DailyPuzzlePage key={game} game={game} />}</Route>
          <Route path="/p">
            <Redeem />
          </Route>
          <Route>
            <Home />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
