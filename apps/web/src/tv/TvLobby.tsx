import { type Face, faceOfPlayer, type LobbySeatView, type RoomView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { TableBackground } from '../table/TableBackground.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { TvJoinInvite } from './TvJoinInvite.tsx';
import { useTvT } from './words.ts';

const STAGE = {
  '--avatar': '4.5rem',
  '--emblem': '8rem',
  isolation: 'isolate',
  blockSize: '100%',
  gap: 'var(--space-12)',
  padding: 'var(--space-12)',
  background: 'var(--table)',
} as CSSProperties;

const UPRIGHT_STAGE = { ...STAGE, flexDirection: 'column' } as CSSProperties;
const TITLE = { fontSize: 'var(--text-4xl)' };
const NAMES = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', fontSize: 'var(--text-xl)' };
const CHAIR = { minBlockSize: '6.5rem', padding: 'var(--space-3) var(--space-4)' };
const FREE = {
  ...CHAIR,
  border: 'var(--stroke) dashed var(--line-2)',
  borderRadius: 'var(--r-panel)',
};

/** Nobody of the room plays: only bots, and members who left. */
export const isPlayedByBotsAlone = ({ table, members }: RoomView): boolean =>
  table?.status === 'playing' &&
  !table.players.some(({ member }) =>
    members.some(({ id, presence }) => id === member && presence !== 'left'),
  );

interface Person {
  readonly name: string;
  readonly face: Face;
  readonly bot: boolean;
  readonly ready: boolean;
}

function personAt({ members, faces }: RoomView, seat: LobbySeatView): Person | null {
  if (seat.kind === 'empty') return null;
  const member = seat.kind === 'member' ? members.find(({ id }) => id === seat.member) : undefined;
  if (seat.kind === 'member' && !member) return null;
  const name = seat.kind === 'bot' ? seat.name : member!.name;
  return {
    name,
    face: faceOfPlayer(faces, { member: member?.id ?? null, name }),
    bot: seat.kind === 'bot',
    ready: seat.kind === 'bot' || seat.ready,
  };
}

interface TvLobbyProps {
  readonly view: RoomView;
  readonly isUpright: boolean;
}

/** The chairs of the lobby, or the players of a game that bots play alone, and half a screen for the QR code. */
export function TvLobby({ view, isUpright }: TvLobbyProps) {
  const t = useTvT();
  const app = useT();
  const { table } = view;
  const game = table?.game ?? view.game;
  const chairs: readonly (Person | null)[] =
    table?.players.map((player) => ({
      name: player.name,
      face: faceOfPlayer(view.faces, player),
      bot: true,
      ready: false,
    })) ?? view.seats.map((seat) => personAt(view, seat));
  return (
    <main
      className="relative flex items-center justify-between overflow-hidden"
      style={isUpright ? UPRIGHT_STAGE : STAGE}
      data-game={game}
      data-testid="tv-lobby"
    >
      <TableBackground game={game} />
      <section className="grid flex-1 gap-4 min-w-0">
        <div className="flex items-center gap-4">
          <GameEmblem game={game} />
          <h1 style={TITLE} {...screenHeadingProps}>
            {gameTitle(game, t.lang)}
          </h1>
        </div>
        {chairs.every((person) => !person || person.bot) && <p>{t(table ? 'bots' : 'nobody')}</p>}
        <ul className="grid gap-4" style={NAMES}>
          {chairs.map((person, at) => {
            const key = `${at} ${person?.name}`;
            return person ? (
              <li key={key} className="mat flex items-center gap-4 min-w-0 font-semibold" style={CHAIR}>
                <Avatar face={person.face} {...(person.ready ? { badge: 'check' } : {})} />
                <bdi className="truncate" title={person.name}>
                  {person.name}
                </bdi>
                {person.bot && <Chip>{app('app.bot')}</Chip>}
              </li>
            ) : (
              <li key={key} className="flex items-center justify-center ink-2" style={FREE}>
                {t('chair')}
              </li>
            );
          })}
        </ul>
      </section>
      <TvJoinInvite view={view} big />
    </main>
  );
}
