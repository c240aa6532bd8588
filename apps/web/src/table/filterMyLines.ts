import type { GameLogLine } from '../games/types.ts';

/** Keeps my own lines, and the headings above them. */
export function filterMyGameLogLines(lines: readonly GameLogLine[], seat: number): readonly GameLogLine[] {
  return lines.filter((line, i) => {
    if (!line.heading) return line.seat === seat;
    const rest = lines.slice(i + 1);
    const end = rest.findIndex((next) => next.heading);
    return rest.slice(0, end === -1 ? undefined : end).some((next) => next.seat === seat);
  });
}
