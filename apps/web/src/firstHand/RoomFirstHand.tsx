import type { RoomView } from '@fivefold/room';
import { useEffect } from 'react';
import { sendCommand } from '../net/session.ts';
import { useRoom } from '../state/room.ts';
import { showToast } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { FirstHandForGame } from './FirstHandPage.tsx';
import { useFirstHandT } from './words.ts';

interface RoomFirstHandProps {
  readonly view: RoomView;
  readonly onClose: () => void;
}

/** The first hand of the room's game while its lobby waits. The others see it; a game that starts ends it. */
export function RoomFirstHand({ view, onClose }: RoomFirstHandProps) {
  const t = useFirstHandT();
  const known = view.me !== null && view.learners.includes(view.me);
  // Sent again after a lost connection, which ends it in the room.
  useEffect(() => {
    if (!known) void sendCommand({ type: 'firstHand', playing: true });
  }, [known]);
  useEffect(
    () => () => {
      if (useRoom.getState().view?.table) showToast(t('room.started'), { icon: 'play' });
      else void sendCommand({ type: 'firstHand', playing: false });
    },
    [t],
  );
  return (
    <FirstHandForGame
      key={view.game}
      game={view.game}
      onSkip={onClose}
      ways={
        <Button kind="primary" big wide onClick={onClose} data-testid="first-hand-room">
          {t('room')}
        </Button>
      }
    />
  );
}
