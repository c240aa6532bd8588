import type { MemberView } from '@fivefold/room';
import { lazy, useState } from 'react';
import { loadChunk } from '../net/page.ts';
import { animalOfMember } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './Spectators.module.css';
import type { LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const WatchersDialog = lazy(() =>
  loadChunk(() => import('./WatchersDialog.tsx')).then((module) => ({ default: module.WatchersDialog })),
);

const SHOWN = 3;

const watchersOf = ({ members, seats }: LobbyPartProps['view']): readonly MemberView[] =>
  members.filter(({ id }) => !seats.some((seat) => seat.kind === 'member' && seat.member === id));

/** Those in the room without a chair: a few faces, and everybody by name when asked. */
export function Spectators({ view, host, ask }: LobbyPartProps) {
  const lobby = useLobbyT();
  const [open, setOpen] = useState(false);
  const watching = watchersOf(view);
  if (watching.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.watching} onClick={() => setOpen(true)} data-testid="watching">
        <span>{lobby('watching', { n: watching.length })}</span>
        <span className={styles.faces}>
          {watching.slice(0, SHOWN).map(({ id, presence }) => (
            <Avatar key={id} animal={animalOfMember(view, id)} away={presence !== 'here'} />
          ))}
        </span>
      </button>
      {open && (
        <SuspenseBoundary>
          <WatchersDialog
            view={view}
            host={host}
            ask={ask}
            watching={watching}
            onClose={() => setOpen(false)}
          />
        </SuspenseBoundary>
      )}
    </>
  );
}
