import { faceOfPlayer, type RoomView } from '@fivefold/room';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { useResultT } from './words.ts';

interface Guest {
  readonly id: string;
  readonly name: string;
  readonly ready: boolean;
  readonly here: boolean;
}

/** Everybody who sits and needs a mark before the next game starts by itself. */
const guestsOf = ({ seats, members }: RoomView): readonly Guest[] =>
  seats.flatMap((seat) => {
    const member = seat.kind === 'member' ? members.find(({ id }) => id === seat.member) : undefined;
    if (seat.kind !== 'member' || !member || member.host) return [];
    return [{ id: member.id, name: member.name, ready: seat.ready, here: member.presence === 'here' }];
  });

/** The faces of the guests, with a mark for those who are ready. */
export function ReadyGuestFaces({ view }: { readonly view: RoomView }) {
  const result = useResultT();
  return (
    <ul className="flex items-center gap-1" data-testid="ready-faces">
      {guestsOf(view).map(({ id, name, ready, here }) => (
        <li key={id} title={name} data-ready={ready || undefined} data-testid={`ready-${id}`}>
          <Avatar
            face={faceOfPlayer(view.faces, { member: id, name })}
            away={!here}
            {...(ready ? { badge: 'check' } : {})}
          />
          <span className="visually-hidden">{result(ready ? 'ready.mark' : 'ready.not', { name })}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Boris and Chloé are ready", or a count on a small screen. */
export function useReadySentence(view: RoomView): string | null {
  const t = useTableT();
  const result = useResultT();
  const handheld = isHandheld(useLayout());
  const guests = guestsOf(view).filter(({ here }) => here);
  const ready = guests.filter((guest) => guest.ready).map(({ name }) => name);
  if (ready.length === 0) return null;
  if (handheld) return result('ready.count', { n: ready.length, all: guests.length });
  const names = joinNamesWithAnd(ready, (first, last) => t('table.and', { first, last }));
  return result(ready.length === 1 ? 'ready.one' : 'ready.many', { names });
}
