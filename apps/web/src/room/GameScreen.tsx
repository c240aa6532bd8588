import type { RoomView, TableView } from '@fivefold/room';
import { lazy, Suspense, use, useCallback, useEffect, useState } from 'react';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import '../table/preloadTable.ts';
import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { recordPlayedGame } from '../statistics/personal.ts';
import { unlockAudio } from '../table/sounds.ts';
import { Loading } from '../ui/Pinwheel.tsx';
import { useSoloGameSlots } from './SoloContext.ts';
import { TableScreen } from './TableScreen.tsx';
import { useNoticeToasts } from './useNoticeToasts.ts';
import { useTableReveal } from './useTableReveal.ts';

const Result = lazy(async () => {
  const words = resultMessages.load(usePreferences.getState().lang);
  const [{ GameResultScreen: Result }] = await Promise.all([
    loadChunk(() => import('../result/Result.tsx')),
    words,
  ]);
  return { default: Result };
});

interface GameScreenProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly onReplay: (table: TableView, event?: number) => void;
}

/** A running or finished game: its chunk, then the table, then the result. */
export function GameScreen({ view, table, onReplay }: GameScreenProps) {
  useNoticeToasts(view);
  const solo = useSoloGameSlots() !== null;
  useEffect(() => {
    if (!solo && table.status === 'over') recordPlayedGame(table);
  }, [solo, table]);
  const module = loadGameModule(table.game);
  return (
    // Without a boundary of its own: the screen before stays until the game is loaded.
    <LoadedGame key={table.number} module={module} view={view} table={table} onReplay={onReplay} />
  );
}

type LoadedGameProps = GameScreenProps & { readonly module: Promise<AnyGameModule> };

function LoadedGame({ module, view, table, onReplay }: LoadedGameProps) {
  const t = useT();
  const game = use(module);
  useEffect(() => {
    document.addEventListener('pointerdown', unlockAudio);
    document.addEventListener('keydown', unlockAudio);
    return () => {
      document.removeEventListener('pointerdown', unlockAudio);
      document.removeEventListener('keydown', unlockAudio);
    };
  }, []);
  const over = table.status !== 'playing';
  const [curtain, setCurtain] = useState(over);
  const [look, setLook] = useState(false);
  // A page that opens a finished game, by a reload or from a replay, does not celebrate.
  const [celebrated, setCelebrated] = useState(!over);
  const onCelebrated = () => setCelebrated(false);
  const showResult = useCallback(() => setLook(false), []);
  const reveal = useTableReveal(game, table);
  const isRevealing = reveal !== null;
  const wait = table.status === 'over' ? (game.resultDelayMs ?? 1500) : 0;
  useEffect(() => {
    if (!over || isRevealing) return;
    const timer = setTimeout(() => setCurtain(true), wait);
    return () => clearTimeout(timer);
  }, [over, isRevealing, wait]);
  if (curtain && !look)
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <Result
          view={view}
          table={table}
          game={game}
          celebrated={celebrated}
          onCelebrated={onCelebrated}
          onLook={() => {
            onCelebrated();
            setLook(true);
          }}
          onReplay={(event) => onReplay(table, event)}
        />
      </Suspense>
    );
  return (
    <TableScreen view={view} table={table} game={game} reveal={reveal} onResult={over ? showResult : null} />
  );
}
