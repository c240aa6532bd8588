import { faceOfPlayer, type LobbySeatView, type MemberView } from '@fivefold/room';
import { type CSSProperties, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { animateFaceFromDoor } from '../room/faceTravel.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/classNames.ts';
import { BotLevelButtons } from './BotLevelButtons.tsx';
import styles from './LobbySeatButton.module.css';
import { type LobbyProps, rememberMemberLeftLobbySeat } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface LobbySeatProps extends LobbyProps {
  readonly at: number;
  /** Where it stands around the table, in percent of the stage. */
  readonly position: readonly [x: number, y: number];
  /** Only the first free seat offers bots directly; the others do in their menu. */
  readonly offered: boolean;
  readonly onOpen: () => void;
}

/** One button for free and taken seats, so that it keeps the focus when a bot comes or goes. */
export function LobbySeatButton({
  view,
  at,
  position: [x, y],
  host,
  chair,
  offered,
  ask,
  onOpen,
}: LobbySeatProps) {
  const lobby = useLobbyT();
  const button = useRef<HTMLButtonElement>(null);
  const seat = view.seats[at]!;
  const free = seat.kind === 'empty';
  const member = seat.kind === 'member' ? view.members.find(({ id }) => id === seat.member) : undefined;
  const me = member !== undefined && member.id === view.me;
  const canOpen = host || chair >= 0 || seat.kind === 'bot' || member?.presence === 'dropped';
  const sit = () => {
    rememberMemberLeftLobbySeat(view.code, false);
    void ask({ type: 'sit', seat: at });
  };
  // A host can sit down or add a bot; others can only sit down.
  const label = lobby(!host ? 'free.sit' : offered ? 'addBot' : 'free');
  return (
    <li
      className={styles.chair}
      style={{ '--x': x, '--y': y } as CSSProperties}
      data-free={free || undefined}
      data-me={me || undefined}
      data-ready={(seat.kind === 'member' && seat.ready) || undefined}
      data-testid={`chair-${at}`}
    >
      <button
        ref={button}
        type="button"
        className={classNames(styles.seat, 'grid justify-items-center rounded-button')}
        onClick={free && !host ? sit : onOpen}
        disabled={!free && !canOpen}
        aria-label={free ? `${lobby('chair', { n: at + 1 })}: ${label}` : undefined}
        data-testid={free ? `sit-${at}` : undefined}
      >
        {seat.kind === 'empty' ? (
          <EmptySeat label={label} />
        ) : (
          <SeatOccupant view={view} seat={seat} member={member} />
        )}
      </button>
      {free && host && offered && (
        <div className={styles.bots}>
          <strong>{lobby('addBot')}</strong>
          <BotLevelButtons
            view={view}
            at={at}
            now={null}
            onChoose={(level) => {
              button.current?.focus();
              void ask({ type: 'addBot', seat: at, level });
            }}
          />
        </div>
      )}
    </li>
  );
}

function EmptySeat({ label }: { readonly label: string }) {
  return (
    <>
      <svg viewBox="-9 -9 118 118" className={styles.hole} aria-hidden="true">
        <path d="M50 6 94.7 38.500 77.600 91 22.400 91 5.300 38.500Z" />
        <path d="M50 35v36M32 53h36" className={styles.plus} />
      </svg>
      <span
        className={classNames(styles.plate, 'relative grid grid-cols-1 justify-items-center leading-tight')}
      >
        <strong className="text-md">{label}</strong>
      </span>
    </>
  );
}

interface SeatOccupantProps extends Pick<LobbySeatProps, 'view'> {
  readonly seat: Exclude<LobbySeatView, { kind: 'empty' }>;
  readonly member: MemberView | undefined;
}

function SeatOccupant({ view, seat, member }: SeatOccupantProps) {
  const t = useT();
  const lobby = useLobbyT();
  const away = member?.presence === 'dropped';
  const me = member !== undefined && member.id === view.me;
  const learns = member !== undefined && view.learners.includes(member.id);
  const name = seat.kind === 'bot' ? seat.name : (member?.name ?? '');
  const ready = seat.kind === 'member' && seat.ready;
  const status =
    seat.kind === 'bot'
      ? t(`lobby.level.${seat.level}`)
      : away
        ? lobby('away')
        : learns
          ? lobby('learns')
          : me
            ? lobby(ready ? 'you.ready' : 'you.notReady')
            : lobby(ready ? 'ready' : 'notReady');
  return (
    <>
      <Avatar
        face={faceOfPlayer(view.faces, { member: member?.id ?? null, name })}
        away={away}
        {...(member?.host ? { badge: 'key' } : {})}
        {...(me ? { ring: null, ref: animateFaceFromDoor } : {})}
      />
      <span
        className={classNames(styles.plate, 'relative grid grid-cols-1 justify-items-center leading-tight')}
        title={name}
      >
        <strong className="flex items-center gap-1 min-w-0 text-md">
          <bdi className="truncate">{name}</bdi>
          {seat.kind === 'bot' && <Chip>{t('app.bot')}</Chip>}
        </strong>
        <span
          className={classNames(
            styles.status,
            'flex items-center gap-1 text-md unbroken',
            away ? 'danger font-semibold' : ready ? 'jade font-semibold' : 'ink-2 font-medium',
          )}
        >
          {member && !ready && !away && !me && <i className={styles.dots} aria-hidden="true" />}
          {status}
        </span>
        {member?.host && <span className="visually-hidden">, {lobby('host')}</span>}
      </span>
    </>
  );
}
