import { faceOfPlayer, type MemberView, type RoomView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { useLobbyT } from './words.ts';

const SHOWN_FACES = 4;
const SMALL_FACES = { '--avatar': '1.375rem' } as CSSProperties;

interface WishFacesProps {
  readonly faces: RoomView['faces'];
  readonly members: readonly MemberView[];
}

/** The faces of those who want a game or a value; their names end the accessible name of what they stand on. */
export function OptionWishFaces({ faces, members }: WishFacesProps) {
  const lobby = useLobbyT();
  if (members.length === 0) return null;
  const names = members.map(({ name }) => name).join(', ');
  return (
    <span className="flex items-center" style={SMALL_FACES} title={lobby('wishedBy', { names })}>
      {members.slice(0, SHOWN_FACES).map(({ id, name }) => (
        <Avatar key={id} face={faceOfPlayer(faces, { member: id, name })} />
      ))}
      {members.length > SHOWN_FACES && <span aria-hidden="true">+{members.length - SHOWN_FACES}</span>}
      <span className="visually-hidden">, {lobby('wishedBy', { names })}</span>
    </span>
  );
}
