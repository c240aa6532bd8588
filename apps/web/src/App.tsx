import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './home/Home.tsx';
import { LanguageContext, loadLanguage, useT } from './i18n/useT.ts';
import { loadChunk } from './net/page.ts';
import { RoomScreen } from './room/RoomScreen.tsx';
import { usePreferences } from './state/preferences.ts';
import { useToasts } from './state/toasts.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Loading } from './ui/Pinwheel.tsx';
import { Toasts } from './ui/Toasts.tsx';

/** Loaded only for links with a seat passport. */
const Redeem = lazy(() =>
  loadChunk(() => import('./room/RedeemPassport.tsx')).then((module) => ({ default: module.RedeemPassport })),
);

/** Loaded only for links of finished games. */
const StoredGame = lazy(() =>
  loadChunk(() => import('./replay/loadStoredGame.ts')).then((module) => module.loadStoredGame()),
);

export function App() {
  const { lang, theme, lessMotion, text } = usePreferences();
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
    if (lessMotion) root.dataset.motion = 'less';
    else delete root.dataset.motion;
    root.dataset.text = String(text);
  }, [shown, theme, lessMotion, text]);
  return (
    <LanguageContext value={shown}>
      <Screens />
      <Toasts toasts={toasts} />
    </LanguageContext>
  );
}

function Screens() {
  const t = useT();
  return (
    <ErrorBoundary
      title={t('app.crash.title')}
      text={t('app.crash.text')}
      outdated={{ title: t('app.old.title'), text: t('app.old.text') }}
      reload={t('app.crash.reload')}
    >
      <Switch>
        <Route path="/r/:code/:number">
          {({ code, number }) => (
            <Suspense fallback={<Loading label={t('app.loading')} />}>
              <StoredGame key={`${code}/${number}`} code={code} number={number} />
            </Suspense>
          )}
        </Route>
        <Route path="/r/:code">{({ code }) => <RoomScreen key={code} code={code} />}</Route>
        <Route path="/p">
          <Suspense fallback={<Loading label={t('app.loading')} />}>
            <Redeem />
          </Suspense>
        </Route>
        <Route>
          <Home />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
