import type { AnyEvent, GameId, Seat } from '@fivefold/rules';

/** The best move of a finished game, with its cards as codes. */
export interface BestGameMove {
  readonly seat: Seat;
  /** Points, cards or crystals, as the game counts them. */
  readonly n: number;
  readonly cards: readonly string[];
  /** The index of its event. */
  readonly at: number;
  /** What it was, where a game has several kinds. */
  readonly kind?: 'lead' | 'hit';
}

export const EVENING_TITLES = [
  'direct',
  'builder',
  'alone',
  'ruler',
  'keen',
  'stubborn',
  'champion',
  'tireless',
  'company',
] as const;
export type EveningTitleKind = (typeof EVENING_TITLES)[number];

/** What one seat did in a game, as a number for each title. */
export type CountByEveningTitle = Partial<Record<EveningTitleKind, number>>;

export interface EveningGameStatistics {
  readonly moment: BestGameMove | null;
  /** By seat. */
  readonly counts: readonly CountByEveningTitle[];
}

const MAX_CARDS = 6;

type Reader = (events: readonly AnyEvent[], seats: number) => EveningGameStatistics;
interface Draft {
  moment: BestGameMove | null;
  readonly counts: Partial<Record<EveningTitleKind, number>>[];
}

const draftFor = (seats: number): Draft => ({
  moment: null,
  counts: Array.from({ length: seats }, () => ({})),
});
const add = (draft: Draft, seat: Seat, kind: EveningTitleKind, n = 1) => {
  const counts = draft.counts[seat];
  if (counts) counts[kind] = (counts[kind] ?? 0) + n;
};
const atLeast = (draft: Draft, seat: Seat, kind: EveningTitleKind, n: number) => {
  const counts = draft.counts[seat];
  if (counts) counts[kind] = Math.max(counts[kind] ?? 0, n);
};
/** The first of the best, so that the same game always has the same moment. */
const propose = (
  draft: Draft,
  at: number,
  seat: Seat,
  n: number,
  cards: readonly (string | number)[],
  kind?: BestGameMove['kind'],
) => {
  if (cards.length === 0 || (draft.moment && draft.moment.n >= n)) return;
  draft.moment = { seat, n, cards: cards.slice(0, MAX_CARDS).map(String), at, ...(kind && { kind }) };
};

type Red7Event =
  | { type: 'round-won'; seat: Seat; cards: readonly string[]; points: number }
  | { type: 'turn-ended'; seat: Seat; cards: readonly string[] }
  | { type: 'canvas-played'; seat: Seat };
type IotaEvent =
  | { type: 'placed'; seat: Seat; placements: readonly { card: string }[] }
  | { type: 'scored'; seat: Seat; score: { total: number } };
type MyNumberEvent = {
  type: 'cards-revealed';
  takes: readonly { seat: Seat; played: number; took: number }[];
};
type PodelimEvent =
  | { type: 'part-taken'; seat: Seat; cards: readonly string[] }
  | { type: 'part-contested' | 'card-lost'; contenders: readonly Seat[] };
type Eight28Event =
  | { type: 'round-started' }
  | { type: 'card-taken'; seat: Seat; card: string }
  | { type: 'holes-revealed'; holes: readonly string[] }
  | {
      type: 'awarded';
      award: {
        prize?: string;
        shares: readonly { seat: Seat; crystals: { blue: number; red: number } }[];
      };
    };

/** A game without a reader has no best move and no titles of its own. */
const READERS = {
  red7: (events, seats) => {
    const draft = draftFor(seats);
    const leads = draftFor(seats);
    for (const [at, event] of (events as readonly Red7Event[]).entries())
      if (event.type === 'round-won') propose(draft, at, event.seat, event.points, event.cards);
      else if (event.type === 'turn-ended')
        propose(leads, at, event.seat, event.cards.length, event.cards, 'lead');
      else if (event.type === 'canvas-played') add(draft, event.seat, 'ruler');
    // The basic game keeps no cards of a won round.
    draft.moment ??= leads.moment;
    return draft;
  },
  iota: (events, seats) => {
    const draft = draftFor(seats);
    let placed: readonly string[] = [];
    for (const [at, event] of (events as readonly IotaEvent[]).entries())
      if (event.type === 'placed') placed = event.placements.map(({ card }) => card);
      else if (event.type === 'scored') {
        propose(draft, at, event.seat, event.score.total, placed);
        atLeast(draft, event.seat, 'builder', event.score.total);
      }
    return draft;
  },
  'my-number': (events, seats) => {
    const draft = draftFor(seats);
    for (const [at, event] of (events as readonly MyNumberEvent[]).entries())
      if (event.type === 'cards-revealed')
        for (const { seat, played, took } of event.takes) {
          const distance = Math.abs(played - took);
          propose(draft, at, seat, distance, [played, took]);
          atLeast(draft, seat, 'keen', distance);
        }
    return draft;
  },
  podelim: (events, seats) => {
    const draft = draftFor(seats);
    for (const [at, event] of (events as readonly PodelimEvent[]).entries())
      if (event.type === 'part-taken') {
        propose(draft, at, event.seat, event.cards.length, event.cards);
        add(draft, event.seat, 'alone');
      } else if (event.type === 'part-contested' || event.type === 'card-lost')
        for (const seat of event.contenders) add(draft, seat, 'stubborn');
    return draft;
  },
  eight28: (events, seats) => {
    const draft = draftFor(seats);
    let hands: string[][] = [];
    for (const [at, event] of (events as readonly Eight28Event[]).entries())
      if (event.type === 'round-started') hands = Array.from({ length: seats }, () => []);
      else if (event.type === 'card-taken') hands[event.seat]?.push(event.card);
      else if (event.type === 'holes-revealed')
        for (const [seat, hole] of event.holes.entries()) hands[seat]?.unshift(hole);
      else if (event.type === 'awarded')
        for (const { seat, crystals } of event.award.shares) {
          const won = crystals.blue + crystals.red;
          const kind = event.award.prize === 'direct-hit' ? 'hit' : undefined;
          propose(draft, at, seat, won, hands[seat] ?? [], kind);
          atLeast(draft, seat, 'direct', won);
        }
    return draft;
  },
} as const satisfies Readonly<Partial<Record<GameId, Reader>>>;
/** The games whose best move the page of an evening shows. */
export type GameWithBestMove = keyof typeof READERS;
const readers: Readonly<Partial<Record<GameId, Reader>>> = READERS;

/** Reads the events of a finished game. */
export const collectEveningGameStatistics = (
  game: GameId,
  events: readonly AnyEvent[],
  seats: number,
): EveningGameStatistics => readers[game]?.(events, seats) ?? draftFor(seats);
