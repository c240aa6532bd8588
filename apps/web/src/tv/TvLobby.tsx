import { faceOfPlayer, type LobbySeatView, type MemberId, type RoomView } from '@fivefold/room';
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

interface Person {
  readonly name: string;
  readonly member: MemberId | null;
  readonly ready: boolean;
}

function personAt({ members }: RoomView, seat: LobbySeatView): Person | null {
  if (seat.kind === 'empty') return null;
  if (seat.kind === 'bot') return { name: seat.name, member: null, ready: true };
  const member = members.find(({ id }) => id === seat.member);
  return member ? { name: member.name, member: member.id, ready: seat.ready } : null;
}

interface TvLobbyProps {
  readonly view: RoomView;
  readonly isUpright: boolean;
}

/** The chairs with their people, and half a screen for the QR code. */
export function TvLobby({ view, isUpright }: TvLobbyProps) {
  const t = useTvT();
  const app = useT();
  const chairs = view.seats.map((seat) => personAt(view, seat));
  return (
    <main
      className="relative flex items-center justify-between overflow-hidden"
      style={isUpright ? UPRIGHT_STAGE : STAGE}
      data-game={view.game}
      data-testid="tv-lobby"
    >
      <TableBackground game={view.game} />
      <section className="grid flex-1 gap-4 min-w-0">
        <div className="flex items-center gap-4">
          <GameEmblem game={view.game} />
          <h1 style={TITLE} {...screenHeadingProps}>
            {gameTitle(view.game, t.lang)}
          </h1>
        </div>
        {chairs.every((person) => person === null) && <p>{t('nobody')}</p>}
        <ul className="grid gap-4" style={NAMES}>
          {chairs.map((person, at) => {
            const key = person?.member ?? `${at}`;
            return person ? (
              <li key={key} className="mat flex items-center gap-4 min-w-0 font-semibold" style={CHAIR}>
                <Avatar
                  face={faceOfPlayer(view.faces, person)}
                  {...(person.ready ? { badge: 'check' } : {})}
                />
                <bdi className="truncate" title={person.name}>
                  {person.name}
                </bdi>
                {person.member === null && <Chip>{app('app.bot')}</Chip>}
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
