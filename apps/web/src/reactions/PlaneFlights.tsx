import { type ChatLine, PAPER_PLANE_REACTION } from '@fivefold/room';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { prefersReducedMotion } from '../table/reducedMotion.ts';
import { useTableChat, useTableRoom } from '../table/TableContext.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type FlightArc, flightArcBetween, flightArcPath, pointOnFlightArc } from './arc.ts';

const FLIGHT_MS = 600;
const POINTS = 16;
const PLANE_SIZE = 32;
const LAYER: CSSProperties = {
  position: 'fixed',
  inset: '0 auto auto 0',
  zIndex: 'var(--z-toast)',
  pointerEvents: 'none',
};

/** Paper planes fly from the face of the thrower, or from below for a spectator, to the face of the target. */
export function PaperPlaneFlights() {
  const { chat } = useTableChat();
  const { players, number } = useTableRoom();
  const last = chat.findLast(
    (line) => line.kind === 'emote' && line.emote === PAPER_PLANE_REACTION && line.to?.number === number,
  );
  const shown = useRef(last?.id ?? -1);
  const [flight, setFlight] = useState<{ readonly id: number; readonly arc: FlightArc } | null>(null);
  useEffect(() => {
    if (!last || last.id <= shown.current) return;
    shown.current = last.id;
    if (prefersReducedMotion()) return; // the badge on the face says it
    const arc = arcOf(last, players.find(({ member }) => member === last.from)?.seat);
    if (arc) setFlight({ id: last.id, arc });
  }, [last, players]);
  return flight && <Flight key={flight.id} arc={flight.arc} onEnd={() => setFlight(null)} />;
}

function arcOf(line: ChatLine, from: number | undefined): FlightArc | null {
  const target = line.kind === 'emote' && line.to?.kind === 'player' ? middleOfFace(line.to.seat) : null;
  const start = (from !== undefined && middleOfFace(from)) || { x: innerWidth / 2, y: innerHeight };
  return target && flightArcBetween(start, target);
}

function middleOfFace(seat: number) {
  const box = document.querySelector(`[data-face="${seat}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function Flight({ arc, onEnd }: { readonly arc: FlightArc; readonly onEnd: () => void }) {
  const plane = useRef<HTMLSpanElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const keyframes = Array.from({ length: POINTS + 1 }, (_, i) => {
      const { x, y, angle } = pointOnFlightArc(arc, i / POINTS);
      const half = PLANE_SIZE / 2;
      return { transform: `translate(${x - half}px, ${y - half}px) rotate(${angle + Math.PI / 4}rad)` };
    });
    const animation = plane.current?.animate(keyframes, { duration: FLIGHT_MS, easing: 'ease-in-out' });
    animation?.finished.then(() => end.current()).catch(() => undefined);
    return () => animation?.cancel();
  }, [arc]);
  return createPortal(
    <div aria-hidden="true" data-testid="plane">
      <svg style={LAYER} width={innerWidth} height={innerHeight} aria-hidden="true">
        <path
          d={flightArcPath(arc)}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          strokeDasharray="0.1 10"
          strokeLinecap="round"
          opacity={0.5}
        />
      </svg>
      <span ref={plane} style={LAYER}>
        <Icon name="send" size={PLANE_SIZE} />
      </span>
    </div>,
    document.body,
  );
}
