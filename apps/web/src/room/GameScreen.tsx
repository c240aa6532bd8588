import type { RoomView, TableView } from '@fivefold/room';
import { lazy, startTransition, use, useCallback, useEffect, useState } from 'react';
import { loadGameModule } from '../games/registry.ts';
import type { AnyGameModule } from '../games/types.ts';
import '../table/preloadTable.ts';
import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { recordPlayedGame } from '../statistics/personal.ts';
import { unlockAudio } from '../table/sounds.ts';
import { useSoloGameSlots } from './SoloContext.ts';
import { TableScreen } from './TableScreen.tsx';
import { useDeviceToast } from './useDeviceToast.ts';
import { useNoticeToasts } from './useNoticeToasts.ts';
import { useTableReveal } from './useTableReveal.ts';

async function loadResult() {
  const words = resultMessages.load(usePreferences.getState().lang);
  const [{ GameResultScreen: Result }] = await Promise.all([
    loadChunk(() => import('../result/Result.tsx')),
    words,
  ]);
  return { default: Result };
}
const Result = lazy(loadResult);

interface GameScreenProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly onReplay: (table: TableView, event?: number) => void;
}

/** A running or finished game: its chunk, then the table, then the result. */
export function GameScreen({ view, table, onReplay }: GameScreenProps) {
  useNoticeToasts(view);
  useDeviceToast(view);
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
    if (over) void loadResult();
  }, [over]);
  useEffect(() => {
    if (!over || isRevealing) return;
    // In a transition the table stays until the result can be drawn.
    const timer = setTimeout(() => startTransition(() => setCurtain(true)), wait);
    return () => clearTimeout(timer);
  }, [over, isRevealing, wait]);
  if (curtain && !look)
    return (
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
    );
  return (
    <TableScreen
      view={view}
      table={table}
      game={game}
      reveal={reveal}
      // During the last reveal and before the first look at the result there is nothing to go back to.
      onResult={curtain ? showResult : null}
    />
  );
}
