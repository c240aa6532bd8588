import { faceOfPlayer, type RoomView } from '@fivefold/room';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { roomStatistics } from './statistics.ts';
import { useStatisticsT } from './words.ts';

interface RoomStatisticsProps {
  readonly view: RoomView;
  readonly onClose: () => void;
}

/** The players of this room over all of its games. */
export function RoomStatistics({ view, onClose }: RoomStatisticsProps) {
  const t = useT();
  const words = useStatisticsT();
  const rows = roomStatistics(view.night).map(({ bestGame, ...person }) => ({
    ...person,
    head: (
      <>
        <Avatar face={faceOfPlayer(view.faces, person)} />
        <bdi className="truncate" title={person.name}>
          {person.name}
        </bdi>
      </>
    ),
    more: bestGame && (
      <span title={gameTitle(bestGame, t.lang)}>
        <GameEmblem game={bestGame} />
        <span className="visually-hidden">{gameTitle(bestGame, t.lang)}</span>
      </span>
    ),
  }));
  return (
    <Dialog open title={words('room.title')} onClose={onClose} closeLabel={t('app.close')}>
      <StatisticsTable of="player" rows={rows} more={words('best')} />
    </Dialog>
  );
}
