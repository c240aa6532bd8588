import type { RoomView } from '@fivefold/room';
import { lazy } from 'react';
import { wasFirstHandPlayed } from '../firstHand/storedBeats.ts';
import { firstHandMessages } from '../firstHand/words.ts';
import { useHomeT } from '../home/words.ts';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';

const RoomFirstHand = lazy(async () => {
  const words = firstHandMessages.load();
  const [{ RoomFirstHand }] = await Promise.all([
    loadChunk(() => import('../firstHand/RoomFirstHand.tsx')),
    words,
  ]);
  return { default: RoomFirstHand };
});

interface LobbyFirstHandProps {
  readonly view: RoomView;
  /** The first hand is shown instead of the lobby. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Offers the first hand of the room's game while people wait, and shows it. */
export function LobbyFirstHand({ view, open, onOpen }: LobbyFirstHandProps) {
  const t = useT();
  const home = useHomeT();
  if (open)
    return (
      <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
        <RoomFirstHand view={view} onClose={() => onOpen(false)} />
      </SuspenseBoundary>
    );
  return (
    <Button icon="play" wide onClick={() => onOpen(true)} data-testid="lobby-first-hand">
      {wasFirstHandPlayed(view.game) ? home('firstHand') : `${home('firstHand.ask')} ${home('firstHand')}`}
    </Button>
  );
}
