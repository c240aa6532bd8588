import { type MemberNameAndFace, truncateName } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { FoldedPentagon } from '../ui/FoldedPentagon.tsx';
import styles from './DoorTable.module.css';
import { useRoomDoorT } from './words.ts';

interface DoorTableProps {
  readonly game: GameId;
  readonly host: MemberNameAndFace | null;
  readonly others: readonly MemberNameAndFace[];
  /** Me on the free chair; null without one. */
  readonly me: MemberNameAndFace | null;
}

/** The table with everybody who is here, and my chair. The sentences beside it say the same, so it is hidden from readers. */
export function RoomDoorTable({ game, host, others, me }: DoorTableProps) {
  const t = useT();
  const door = useRoomDoorT();
  const { min, max } = manifests[game].players;
  const left = others.filter((_, at) => at % 2 === 0);
  const right = others.filter((_, at) => at % 2 === 1);
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.top}>{host && <Chair person={host} tag={door('hostTag')} host />}</div>
      <div className={styles.left}>
        {left.map((person) => (
          <Chair key={person.name} person={person} />
        ))}
      </div>
      <div className={styles.pentagon} data-game={game}>
        <FoldedPentagon />
        <div className="relative">
          <GameEmblem game={game} />
          <strong className="figure text-3xl">{gameTitle(game, t.lang)}</strong>
          <span className="font-semibold">{t('app.players', { from: min, to: max })}</span>
        </div>
      </div>
      <div className={styles.right}>
        {right.map((person) => (
          <Chair key={person.name} person={person} />
        ))}
      </div>
      <div className={styles.bottom}>{me && <Chair person={me} tag={door('yourChair')} mine />}</div>
    </div>
  );
}

interface ChairProps {
  readonly person: MemberNameAndFace;
  readonly tag?: string;
  readonly host?: boolean;
  readonly mine?: boolean;
}

function Chair({ person: { name, face }, tag, host, mine }: ChairProps) {
  return (
    <div className={styles.chair}>
      <Avatar face={face} {...(mine ? { ring: null } : {})} {...(host ? { badge: 'key' } : {})} />
      <span className={styles.plate}>
        <strong>{truncateName(name)}</strong>
        {tag && <small className="jade text-sm">{tag}</small>}
      </span>
    </div>
  );
}
