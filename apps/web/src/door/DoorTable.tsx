import { PENTAGON_PATH } from '@fivefold/art';
import { type Face, type MemberNameAndFace, type RoomDoorGuest, truncateName } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import type { CSSProperties } from 'react';
import { gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { FoldedPentagon } from '../ui/FoldedPentagon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import styles from './DoorTable.module.css';
import { type OpenRoomDoorFacts, roomDoorStateOf } from './doorState.ts';
import { faceDelay } from './openEnvelope.ts';
import { useRoomDoorT } from './words.ts';

interface DoorTableProps {
  readonly facts: OpenRoomDoorFacts;
  /** Me on the free chair; null without one. */
  readonly me: MemberNameAndFace | null;
}

interface DoorChair {
  readonly name: string;
  /** null: a free chair. */
  readonly face: Face | null;
  readonly tag?: string;
  readonly calm?: boolean;
  readonly host?: boolean;
  readonly mine?: boolean;
}

/** The chairs in reading order: the host, the others, the free ones, and mine last. */
function useDoorChairs({ facts, me }: DoorTableProps): readonly DoorChair[] {
  const door = useRoomDoorT();
  const { host, others, bots, freeSeats, playing } = facts;
  const small = isHandheld(useLayout());
  const guest = ({ name, face, status }: RoomDoorGuest): DoorChair => ({
    name,
    face,
    // Too long for the chairs of a phone.
    ...(small && status === 'getting-ready' ? {} : { tag: door(`status.${status}`) }),
    calm: status !== 'ready',
  });
  // Without a free chair mine is that of the first bot.
  const staying = me && roomDoorStateOf(facts) === 'bot' ? bots.slice(1) : bots;
  const free = playing ? 0 : freeSeats - (me && freeSeats > 0 ? 1 : 0);
  return [
    ...(host ? [{ ...host, tag: door('hostTag'), host: true }] : []),
    ...others.filter(({ status }) => status !== 'watching').map(guest),
    ...staying.map((bot) => ({ ...bot, tag: door('status.bot'), calm: true })),
    ...Array.from({ length: free }, () => ({ name: '', face: null })),
    ...(me ? [{ ...me, tag: door('yourChair'), mine: true }] : []),
  ];
}

/**
 * The people at the table and my chair: around it on a desktop, in rows on a phone. The sentences beside it say the same, so
 * it is hidden from screen readers.
 */
export function RoomDoorTable(props: DoorTableProps) {
  const { game } = props.facts;
  const door = useRoomDoorT();
  const chairs = useDoorChairs(props);
  const watching = props.facts.others.filter(({ status }) => status === 'watching');
  return (
    <div className={styles.table} aria-hidden="true" data-testid="door-table">
      {isHandheld(useLayout()) ? <ChairRows chairs={chairs} /> : <ChairRing game={game} chairs={chairs} />}
      {watching.length > 0 && (
        <p className="ink-2 text-center" style={{ gridArea: '4 / 1 / 5 / 4', flex: '1 0 100%' }}>
          {door(watching.length === 1 ? 'watching.one' : 'watching.many', {
            names: watching.map(({ name }) => truncateName(name)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function ChairRing({ game, chairs }: { readonly game: GameId; readonly chairs: readonly DoorChair[] }) {
  const t = useT();
  const door = useRoomDoorT();
  const {
    players: { min, max },
    minutes,
  } = manifests[game];
  const [first, ...rest] = chairs;
  const last = rest.length % 2 === 1 ? rest.at(-1) : undefined;
  const sides = last ? rest.slice(0, -1) : rest;
  const place = (column: number, shown: readonly DoorChair[]) => (
    <div className="grid gap-4" style={{ gridArea: `2 / ${column}` }}>
      {shown.map((chair) => (
        <Chair key={chairs.indexOf(chair)} chair={chair} order={chairs.indexOf(chair)} />
      ))}
    </div>
  );
  return (
    <>
      <div style={{ gridArea: '1 / 2' }}>{first && <Chair chair={first} order={0} />}</div>
      {place(
        1,
        sides.filter((_, at) => at % 2 === 0),
      )}
      <div className={styles.pentagon} data-game={game}>
        <FoldedPentagon />
        <div className="relative grid content-center justify-items-center">
          <GameEmblem game={game} />
          <strong className="figure text-3xl">{gameTitle(game, t.lang)}</strong>
          <span className="font-semibold">{door('size', { from: min, to: max, minutes })}</span>
        </div>
      </div>
      {place(
        3,
        sides.filter((_, at) => at % 2 === 1),
      )}
      <div style={{ gridArea: '3 / 2' }}>{last && <Chair chair={last} order={chairs.length - 1} />}</div>
    </>
  );
}

/** Up to four in one row, more in rows of three. */
const ROW_LIMIT = 4;
const LONG_ROW = 3;

function ChairRows({ chairs }: { readonly chairs: readonly DoorChair[] }) {
  const columns = chairs.length > ROW_LIMIT ? LONG_ROW : chairs.length;
  return chairs.map((chair, order) => (
    <Chair
      key={chairs.indexOf(chair)}
      chair={chair}
      order={order}
      style={{ flexBasis: `${100 / columns}%` }}
    />
  ));
}

interface ChairProps {
  readonly chair: DoorChair;
  readonly order: number;
  readonly style?: CSSProperties;
}

function Chair({ chair: { name, face, tag, calm, host, mine }, order, style }: ChairProps) {
  return (
    <div
      className={classNames(styles.chair, 'slides-in')}
      style={{
        ...style,
        animationDelay: faceDelay(order, !isHandheld(useLayout())),
        animationFillMode: 'backwards',
      }}
      data-chair
      data-mine={mine}
      data-free={face === null || undefined}
    >
      {face === null ? (
        <svg viewBox="-9 -9 118 118" className={styles.free} aria-hidden="true">
          <path d={PENTAGON_PATH} />
        </svg>
      ) : (
        <>
          <Avatar face={face} {...(mine ? { ring: null } : {})} {...(host ? { badge: 'key' } : {})} />
          <span
            className={classNames(
              styles.plate,
              'grid justify-items-center rounded-button bg-paper lift unbroken py-1 px-4',
            )}
          >
            <strong>{truncateName(name)}</strong>
            {tag && <small className={classNames('text-sm', calm ? 'ink-2' : 'jade')}>{tag}</small>}
          </span>
        </>
      )}
    </div>
  );
}
