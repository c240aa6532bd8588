import type { TableView } from '@fivefold/room';
import { loadReplay } from '../replay/loadReplay.ts';
import { useRoom } from '../state/room.ts';
import { showToast } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { downloadFileName, downloadText } from './download.ts';
import { serializeGameFile } from './gameFile.ts';
import { RoomMenuTools } from './RoomTools.tsx';
import { useGameFileT } from './words.ts';

export interface GameFileMenuItemsProps {
  /** The game of a replay; without it the game of the room. */
  readonly replayed?: Pick<TableView, 'deal' | 'number'>;
}

/** Menu items: save a finished game as a file, and report a problem. */
export function GameFileMenuItems({ replayed }: GameFileMenuItemsProps) {
  const t = useGameFileT();
  const table = useRoom((room) => room.view?.table ?? null);
  const finished = replayed ?? (table?.status === 'over' ? table : null);
  const save = async () => {
    try {
      const { file } = await loadReplay(finished as TableView);
      downloadText(downloadFileName('game', file.game, new Date()), serializeGameFile(file));
    } catch {
      showToast(t('save.failed'), { tone: 'danger' });
    }
  };
  return (
    <>
      {finished && (
        <Button icon="down" onClick={() => void save()} data-testid="save-game">
          {t('save')}
        </Button>
      )}
      <RoomMenuTools finished={finished as TableView | null} />
    </>
  );
}
