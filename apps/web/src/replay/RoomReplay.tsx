import type { RoomView, TableView } from '@fivefold/room';
import { use, useEffect } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import { useResultT } from '../result/words.ts';
import { toast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';
import { Replay } from './Replay.tsx';

interface RoomReplayProps {
  readonly view: RoomView;
  /** The finished game, which the room itself may have left behind. */
  readonly table: TableView;
  readonly onClose: () => void;
}

/** A replay that a member of the room watches. Others may start the next game: it stays open, and says so. */
export function RoomReplay({ view, table, onClose }: RoomReplayProps) {
  const t = useTableT();
  const result = useResultT();
  const game = use(loadGameModule(table.game));
  const goesOn = view.table?.number !== table.number;
  useEffect(() => {
    document.title = `${t('table.replay')} · ${gameTitle(table.game, t.lang)}`;
  }, [table.game, t]);
  useEffect(() => {
    if (goesOn) toast(result('replay.goesOn'), { icon: 'replay' });
  }, [goesOn, result]);
  return (
    <Replay
      view={view}
      table={table}
      game={game}
      back={result(goesOn ? 'replay.join' : 'replay.close')}
      goesOn={goesOn}
      onClose={onClose}
    />
  );
}
