import { faceOfPlayer, type MemberView } from '@fivefold/room';
import { lazy, useState } from 'react';
import { loadChunk } from '../net/page.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import styles from './Spectators.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const WatchersDialog = lazy(() =>
  loadChunk(() => import('./SpectatorsDialog.tsx')).then((module) => ({ default: module.SpectatorsDialog })),
);

const SHOWN = 3;

const spectatorsIn = ({ members, seats }: LobbyProps['view']): readonly MemberView[] =>
  members.filter(({ id }) => !seats.some((seat) => seat.kind === 'member' && seat.member === id));

/** Members without a seat: a few avatars, and a dialog with all of them. */
export function Spectators({ view, host, ask }: LobbyProps) {
  const lobby = useLobbyT();
  const [open, setOpen] = useState(false);
  const watching = spectatorsIn(view);
  if (watching.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(
          styles.watching,
          'flex items-center gap-3 min-h-target rounded-button ink-2 text-note px-2',
        )}
        onClick={() => setOpen(true)}
        data-testid="watching"
      >
        <span>{lobby('watching', { n: watching.length })}</span>
        <span className={styles.faces}>
          {watching.slice(0, SHOWN).map(({ id, name, presence }) => (
            <Avatar
              key={id}
              face={faceOfPlayer(view.faces, { member: id, name })}
              away={presence !== 'here'}
            />
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
