import { parseRoomCode, type RoomView } from '@fivefold/room';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { useResultT } from '../result/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import '../table/preloadTable.ts';
import { loadStoredRoom } from './loadReplay.ts';
import { Replay } from './Replay.tsx';

interface StoredGameProps {
  readonly code: string;
  readonly number: string;
}

/** Everything at /r/CODE/NUMBER: a finished game, also when its room is gone. */
export function StoredGame({ code, number }: StoredGameProps) {
  const t = useT();
  const result = useResultT();
  const [, navigate] = useLocation();
  const [found, setFound] = useState<RoomView | 'none' | 'failed' | null>(null);
  const load = useCallback(() => {
    const room = parseRoomCode(code);
    setFound(null);
    const stored = room ? loadStoredRoom(room, Number(number)) : Promise.resolve(null);
    stored.then(
      (view) => setFound(view ?? 'none'),
      () => setFound('failed'),
    );
  }, [code, number]);
  useEffect(load, [load]);
  const home = () => navigate('/');
  if (found === null) return <Loading label={t('app.loading')} />;
  if (typeof found === 'string')
    return (
      <MessagePage
        title={result(found === 'none' ? 'replay.none' : 'replay.title')}
        text={result(found === 'none' ? 'replay.none.text' : 'replay.failed')}
        testId="gone"
      >
        {found === 'failed' && (
          <Button big onClick={load}>
            {t('app.tryAgain')}
          </Button>
        )}
        <Button kind="primary" big onClick={home} data-testid="to-home">
          {t('app.home')}
        </Button>
      </MessagePage>
    );
  const module = loadGameModule(found.game);
  return (
    <Suspense fallback={<Loading label={t('app.loading')} />}>
      <StoredReplay view={found} module={module} onClose={home} />
    </Suspense>
  );
}

interface StoredReplayProps {
  readonly view: RoomView;
  readonly module: Promise<AnyGameModule>;
  readonly onClose: () => void;
}

function StoredReplay({ view, module, onClose }: StoredReplayProps) {
  const t = useT();
  useEffect(() => {
    document.title = `${gameTitle(view.game, t.lang)} · ${view.code}`;
  }, [t, view]);
  return <Replay view={view} table={view.table!} game={use(module)} back={t('app.home')} onClose={onClose} />;
}
