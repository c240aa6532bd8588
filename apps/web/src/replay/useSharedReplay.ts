import type { RoomView } from '@fivefold/room';
import { useEffect, useRef, useState } from 'react';
import { sendCommand } from '../net/session.ts';

/** Somebody who drags the slider sends the place where it rests. */
const REST_MS = 250;

export interface SharedReplay {
  /** Others of the room could follow. */
  readonly available: boolean;
  /** Who leads; null while nobody does. */
  readonly leader: string | null;
  readonly leads: boolean;
  readonly follows: boolean;
  readonly lead: () => void;
  readonly end: () => void;
  readonly follow: () => void;
  /** Called also when the person moves through the replay alone. */
  readonly lookAround: () => void;
}

/** A replay that one member leads: follows the leader's frame, or tells the others mine. */
export function useSharedReplay(
  { me, members, review }: RoomView,
  number: number,
  frame: number,
  goTo: (frame: number) => void,
): SharedReplay {
  const [follows, setFollows] = useState(true);
  const led = review?.number === number ? review : null;
  const leads = led !== null && led.leader === me;
  const followed = led && !leads && follows ? led.step : null;
  const latest = useRef({ goTo, leads });
  latest.current = { goTo, leads };
  useEffect(() => {
    if (followed !== null) latest.current.goTo(followed);
  }, [followed]);
  useEffect(() => {
    if (!leads) return;
    const timer = setTimeout(() => void sendCommand({ type: 'showStep', number, step: frame }), REST_MS);
    return () => clearTimeout(timer);
  }, [leads, number, frame]);
  useEffect(
    () => () => {
      if (latest.current.leads) void sendCommand({ type: 'endReview' });
    },
    [],
  );
  return {
    available: me !== null && members.length > 1,
    leader: led && (members.find(({ id }) => id === led.leader)?.name ?? ''),
    leads,
    follows,
    lead: () => void sendCommand({ type: 'leadReview', number, step: frame }),
    end: () => void sendCommand({ type: 'endReview' }),
    follow: () => setFollows(true),
    lookAround: () => setFollows((now) => now && (led === null || leads)),
  };
}
