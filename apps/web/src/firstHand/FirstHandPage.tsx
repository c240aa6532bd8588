import { GAME_IDS, type GameId } from '@fivefold/rules';
import { Suspense, use, useState } from 'react';
import { useLocation } from 'wouter';
import { loadFirstHand } from '../games/firstHands.ts';
import { loadGameModule } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { FirstHandTable } from './FirstHandTable.tsx';
import type { FirstHandScript } from './script.ts';
import { useFirstHandT } from './words.ts';

interface LoadedFirstHand {
  readonly script: FirstHandScript;
  readonly module: AnyGameModule;
}
const loaded = new Map<GameId, Promise<LoadedFirstHand>>();

/** Returns the same promise every time, so that React can `use` it. */
function load(game: GameId): Promise<LoadedFirstHand> {
  let promise = loaded.get(game);
  if (!promise) {
    promise = Promise.all([
      loadFirstHand(game),
      loadRules(game),
      loadGameModule(game),
      tableMessages.load(usePreferences.getState().lang),
    ]).then(([hand, rules, module]) => ({ script: { hand, rules }, module }));
    promise.catch(() => loaded.delete(game)); // a failed chunk may load the next time
    loaded.set(game, promise);
  }
  return promise;
}

/** The page /first/GAME. */
export function FirstHandPage({ game }: { readonly game: string }) {
  const t = useFirstHandT();
  const shell = useT();
  const [, navigate] = useLocation();
  const known = GAME_IDS.find((id) => id === game);
  const home = () => navigate('/');
  if (!known)
    return (
      <MessagePage title={t('label')} text={t('missing')} testId="gone">
        <Button kind="primary" big onClick={home} data-testid="to-home">
          {shell('app.home')}
        </Button>
      </MessagePage>
    );
  return (
    <FirstHandForGame
      game={known}
      onSkip={home}
      ways={
        <>
          <Button
            kind="primary"
            big
            wide
            onClick={() => navigate(`/practice/${known}`)}
            data-testid="first-hand-practice"
          >
            {t('practice')}
          </Button>
          <Button wide onClick={home}>
            {t('create')}
          </Button>
        </>
      }
    />
  );
}

interface FirstHandOfProps {
  readonly game: GameId;
  readonly ways: React.ReactNode;
  readonly onSkip: () => void;
}

export function FirstHandForGame({ game, ways, onSkip }: FirstHandOfProps) {
  const t = useT();
  const [promise] = useState(() => load(game));
  return (
    <Suspense fallback={<Loading label={t('app.loading')} />}>
      <Loaded promise={promise} ways={ways} onSkip={onSkip} />
    </Suspense>
  );
}

function Loaded({
  promise,
  ways,
  onSkip,
}: Omit<FirstHandOfProps, 'game'> & { readonly promise: Promise<LoadedFirstHand> }) {
  const { script, module } = use(promise);
  return <FirstHandTable script={script} module={module} ways={ways} onSkip={onSkip} />;
}
