import { faceOfPlayer, type LobbySeatView, type MemberId, type RoomView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import { gameTitle } from '../games/manifests.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { TvJoinInvite } from './TvJoinInvite.tsx';
import { useTvT } from './words.ts';

const STAGE = {
  '--avatar': '3.5rem',
  '--emblem': '5rem',
  blockSize: '100%',
  padding: 'var(--space-12)',
} as CSSProperties;

const UPRIGHT_STAGE = { ...STAGE, flexDirection: 'column' } as CSSProperties;
const TITLE = { fontSize: 'var(--text-4xl)' };
const NAMES = { fontSize: 'var(--text-lg)' };

interface Person {
  readonly name: string;
  readonly member: MemberId | null;
}

function personAt({ members }: RoomView, seat: LobbySeatView): Person | null {
  if (seat.kind === 'empty') return null;
  if (seat.kind === 'bot') return { name: seat.name, member: null };
  const member = members.find(({ id }) => id === seat.member);
  return member ? { name: member.name, member: member.id } : null;
}

interface TvLobbyProps {
  readonly view: RoomView;
  readonly isUpright: boolean;
}

/** The people at the table, and half a screen for the QR code. */
export function TvLobby({ view, isUpright }: TvLobbyProps) {
  const t = useTvT();
  const people = view.seats.flatMap((seat) => personAt(view, seat) ?? []);
  return (
    <main
      className="flex items-center justify-between"
      style={isUpright ? UPRIGHT_STAGE : STAGE}
      data-testid="tv-lobby"
    >
      <section>
        <GameEmblem game={view.game} />
        <h1 style={TITLE} {...screenHeadingProps}>
          {gameTitle(view.game, t.lang)}
        </h1>
        {people.length === 0 && <p>{t('nobody')}</p>}
        <ul className="grid gap-3" style={NAMES}>
          {people.map(({ name, member }) => (
            <li key={member ?? name} className="flex items-center gap-4">
              <Avatar face={faceOfPlayer(view.faces, { name, member })} />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <TvJoinInvite view={view} big />
    </main>
  );
}
