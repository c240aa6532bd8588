import { lazy, useEffect } from 'react';
import { loadChunk } from '../net/page.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { PaperPlaneFlights } from './PlaneFlights.tsx';
import { closeReactions, useCanReact, useReactionTarget } from './reactionTarget.ts';

const ReactionPicker = lazy(() =>
  loadChunk(() => import('./ReactionPicker.tsx')).then((module) => ({ default: module.ReactionPicker })),
);

/** What belongs to reactions beside faces and lines: planes in flight, and the picker while it is open. */
export function Reactions() {
  const canReact = useCanReact();
  const isOpen = useReactionTarget(({ subject }) => subject !== null);
  useEffect(() => closeReactions, []);
  return (
    <>
      <PaperPlaneFlights />
      {canReact && isOpen && (
        <SuspenseBoundary>
          <ReactionPicker />
        </SuspenseBoundary>
      )}
    </>
  );
}
