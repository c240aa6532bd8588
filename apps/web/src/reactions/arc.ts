interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from one face to another, with its highest point between them. */
export interface FlightArc {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** How far above the straight line the control point lies, as a share of its length. */
const HEIGHT = 0.35;

export function flightArcBetween(from: Point, to: Point): FlightArc {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const over = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - length * HEIGHT };
  return { from, over, to };
}

export const flightArcPath = ({ from, over, to }: FlightArc): string =>
  `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;

/** A point at this share of the curve, and the direction there in radians. */
export function pointOnFlightArc(
  { from, over, to }: FlightArc,
  share: number,
): Point & { readonly angle: number } {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c;
  const slope = (a: number, b: number, c: number) => rest * (b - a) + share * (c - b);
  return {
    x: at(from.x, over.x, to.x),
    y: at(from.y, over.y, to.y),
    angle: Math.atan2(slope(from.y, over.y, to.y), slope(from.x, over.x, to.x)),
  };
}
