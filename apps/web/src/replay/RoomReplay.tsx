import type { RoomView, TableView } from '@fivefold/room';
import { use, useEffect } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import { useResultT } from '../result/words.ts';
import { showToast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

interface RoomReplayProps {
  readonly view: RoomView;
  /** The finished game, which the room itself may have left behind. */
  readonly table: TableView;
  /** The event of the history at which it opens. */
  readonly event?: number;
  readonly onClose: () => void;
}

/** A replay that a member of the room watches. Others may start the next game: it stays open, and says so. */
export function RoomReplay({ view, table, event = 0, onClose }: RoomReplayProps) {
  const t = useTableT();
  const result = useResultT();
  const game = use(loadGameModule(table.game));
  const goesOn = view.table?.number !== table.number;
  const started = goesOn && view.table?.status === 'playing' ? view.table.game : null;
  const invitation = started && result('replay.starts', { game: gameTitle(started, t.lang) });
  useEffect(() => {
    document.title = `${t('table.replay')} · ${gameTitle(table.game, t.lang)}`;
  }, [table.game, t]);
  useEffect(() => {
    if (goesOn) showToast(invitation ?? result('replay.goesOn'), { icon: 'replay' });
  }, [goesOn, invitation, result]);
  return (
    <ReplayScreen
      view={view}
      table={table}
      game={game}
      back={invitation ?? result(goesOn ? 'replay.join' : 'replay.close')}
      start={{ event }}
      goesOn={goesOn}
      onClose={onClose}
    />
  );
}
