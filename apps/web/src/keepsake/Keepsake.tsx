import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGameModule } from '../games/registry.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { EveningPage } from './EveningPage.tsx';
import { type LoadedEvening, loadEvening } from './evenings.ts';
import { useEveningKeepsakeT } from './words.ts';

/** Everything at /e/ID: the page of a finished evening, or that it is over. */
export function EveningKeepsake({ id }: { readonly id: string }) {
  const t = useEveningKeepsakeT();
  const app = useT();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<LoadedEvening | 'over' | 'failed' | null>(null);
  const load = useCallback(() => {
    setFound(null);
    loadEvening(id).then(
      async (found) => {
        // The panels come together, or the page would move under the hand.
        await Promise.allSettled(found?.evening.games.map(({ game }) => loadGameModule(game)) ?? []);
        setFound(found ?? 'over');
      },
      () => setFound('failed'),
    );
  }, [id]);
  useEffect(load, [load]);
  const home = () => navigate('/');
  if (found === null) return <Loading label={app('app.loading')} />;
  if (typeof found !== 'string')
    return <EveningPage id={id} loaded={found} onHome={home} onDeleted={() => setFound('over')} />;
  return (
    <MessagePage title={t('over')} text={t(found === 'over' ? 'over.text' : 'failed')} testId="keepsake-over">
      {found === 'failed' && (
        <Button big onClick={load}>
          {app('app.tryAgain')}
        </Button>
      )}
      <Button kind="primary" big onClick={home} data-testid="to-home">
        {t('table')}
      </Button>
    </MessagePage>
  );
}
