import type {
  Card,
  Event,
  Pile,
  PilePart,
  PodelimPartColor,
  PublicState,
  RowRange,
} from '@fivefold/rules/podelim';

/** The segments of the row, from the left. */
export type PodelimRowSegment =
  | { readonly type: 'part'; readonly part: PilePart }
  /** The row or a contest before it is split. */
  | { readonly type: 'pile'; readonly run: RowRange }
  | { readonly type: 'settled'; readonly run: RowRange; readonly owner: number | 'discard' }
  /** A contest that comes after the present one. */
  | { readonly type: 'later'; readonly pile: Pile };

export function podelimRowSegmentsOf(table: PublicState): readonly PodelimRowSegment[] {
  const { phase, owners, row } = table;
  const starts = new Map<number, PodelimRowSegment>();
  if (phase.type === 'split') starts.set(phase.pile.from, { type: 'pile', run: phase.pile });
  if (phase.type === 'vote' || phase.type === 'discard')
    for (const part of phase.parts) starts.set(part.from, { type: 'part', part });
  if (phase.type === 'vote' || phase.type === 'split')
    for (const pile of phase.later) starts.set(pile.from, { type: 'later', pile });
  const segments: PodelimRowSegment[] = [];
  for (let at = 0; at < row.length; ) {
    const start = starts.get(at);
    if (start) {
      segments.push(start);
      at = podelimRowSegmentRange(start).to;
      continue;
    }
    const owner = owners[at] ?? 'discard';
    let to = at + 1;
    while (to < row.length && !starts.has(to) && owners[to] === owners[at]) to += 1;
    segments.push({ type: 'settled', run: { from: at, to }, owner });
    at = to;
  }
  return segments;
}

export const podelimRowSegmentRange = (segment: PodelimRowSegment): RowRange => {
  switch (segment.type) {
    case 'part':
      return segment.part;
    case 'later':
      return segment.pile;
    case 'pile':
    case 'settled':
      return segment.run;
  }
};

/** The result of a vote for one part. */
export interface PodelimVoteResult {
  readonly color: PodelimPartColor;
  readonly cards: readonly Card[];
  readonly kind: 'taken' | 'unclaimed' | 'lost' | 'contested';
  readonly seats: readonly number[];
}

/** The revealed votes by part; null where none were revealed. */
export function voteResultsIn(events: readonly Event[]): readonly PodelimVoteResult[] | null {
  const start = events.findLastIndex(({ type }) => type === 'votes-revealed');
  if (start < 0) return null;
  return events.slice(start).flatMap((event): PodelimVoteResult[] => {
    switch (event.type) {
      case 'part-taken':
        return [{ color: event.part.color, cards: event.cards, kind: 'taken', seats: [event.seat] }];
      case 'part-unclaimed':
        return [{ color: event.part.color, cards: event.cards, kind: 'unclaimed', seats: [] }];
      case 'card-lost':
        return [{ color: event.part.color, cards: [event.card], kind: 'lost', seats: event.contenders }];
      case 'part-contested':
        return [{ color: event.part.color, cards: event.cards, kind: 'contested', seats: event.contenders }];
      default:
        return [];
    }
  });
}

/** Stacks that grew by these events, as "seat.value". */
export const podelimStacksThatGrew = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(
    events.flatMap((event) => {
      if (event.type === 'part-taken') return event.cards.map((card) => `${event.seat}.${card}`);
      if (event.type === 'jokers-placed') return event.values.map((value) => `${event.seat}.${value}`);
      return [];
    }),
  );
