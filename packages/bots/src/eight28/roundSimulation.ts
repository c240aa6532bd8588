import {
  countOneOrElevenCards,
  eight28CrystalPoints,
  type PublicState,
  seatsAwaitingCardOffer,
  seatsClockwiseFrom,
  totalCountingElevensAsOne,
} from '@fivefold/rules/eight28';
import { eight28RivalPublicStateOf } from './evaluate.ts';
import {
  CARD_KIND_COUNT,
  type Eight28HandTotals,
  type Eight28RivalPublicState,
  highestTotalUpTo28,
  lowestValueOfCardKind,
  MAX_TOTAL_TO_WIN_8,
  MAX_TOTAL_TO_WIN_28,
  ONE_OR_ELEVEN_KIND_INDEX,
  solveEight28OptimalStopping,
  type TakeOrDeclineValues,
} from './odds.ts';
import { eight28WinChancesByTotal } from './rivalOutcomes.ts';
import type { SimulatedDeck } from './simulatedDecks.ts';

/** What everybody sees of a round, ready to be dealt again and again. */
export interface Eight28RoundStart {
  readonly table: PublicState;
  /** By seat, the open cards only. */
  readonly open: readonly Eight28HandTotals[];
  readonly shown: readonly Eight28RivalPublicState[];
  readonly asked: readonly number[];
  readonly taken: boolean;
}

export const createEight28RoundStart = (table: PublicState): Eight28RoundStart => ({
  table,
  open: table.open.map((cards) => ({
    low: totalCountingElevensAsOne(cards),
    extra: countOneOrElevenCards(cards),
  })),
  shown: table.open.map((_, seat) => eight28RivalPublicStateOf(table, seat)),
  asked: seatsAwaitingCardOffer(table),
  taken: table.answers.some((given) => given[table.turn - 1] === 'take'),
});

/** One round with every card dealt, as a handful of numbers: it is played thousands of times for one decision. */
export class Eight28RoundSimulation {
  readonly seats: number;
  readonly held: { low: number; extra: number }[];
  readonly shown: { low: number; extra: number; rests: boolean; isFinal: boolean }[];
  readonly holes: readonly number[];
  /** How many of each kind do not lie open. */
  readonly hidden = new Int8Array(CARD_KIND_COUNT);
  readonly points: number[];
  pot: number;
  blue: number;
  red: number;
  final: boolean;
  readonly #draws: SimulatedDeck;
  readonly #passIsFinal: boolean;
  #dealer: number;
  /** Seats still to be asked in this turn. */
  #asked: number[];
  #taken: boolean;

  constructor(
    { table, open, shown, asked, taken }: Eight28RoundStart,
    holes: readonly number[],
    draws: SimulatedDeck,
  ) {
    this.seats = holes.length;
    this.holes = holes;
    this.held = open.map(({ low, extra }, seat) => ({
      low: low + lowestValueOfCardKind(holes[seat]!),
      extra: extra + (holes[seat] === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0),
    }));
    this.shown = shown.map(({ low, extra, rests, isFinal }) => ({ low, extra, rests, isFinal }));
    for (let seat = 0; seat < holes.length; seat += 1) this.hidden[holes[seat]!]! += 1;
    for (let place = 0; place < draws.deck.length; place += 1) this.hidden[draws.deck[place]!]! += 1;
    this.points = table.crystals.map(eight28CrystalPoints);
    this.pot = eight28CrystalPoints(table.pot);
    this.blue = table.supply.blue;
    this.red = table.supply.red;
    this.final = table.final;
    this.#draws = draws;
    this.#passIsFinal = table.options.passIsFinal;
    this.#dealer = table.dealer;
    this.#asked = [...asked];
    this.#taken = taken;
  }

  /** Who is asked now; -1 at the end of the round. */
  asked(): number {
    if (this.#draws.left === 0) return -1;
    if (this.#asked.length === 0) {
      if (!this.#taken || !this.#deal()) return -1;
    }
    return this.#asked[0]!;
  }

  answer(take: boolean): void {
    const seat = this.#asked.shift()!;
    this.shown[seat]!.rests = !take;
    this.shown[seat]!.isFinal = !take && this.#passIsFinal;
    if (!take) return;
    this.#taken = true;
    const kind = this.#draws.next(seat);
    this.hidden[kind]! -= 1;
    const low = lowestValueOfCardKind(kind);
    this.held[seat]!.low += low;
    this.shown[seat]!.low += low;
    if (kind === ONE_OR_ELEVEN_KIND_INDEX) {
      this.held[seat]!.extra += 1;
      this.shown[seat]!.extra += 1;
    }
    if (this.shown[seat]!.low >= MAX_TOTAL_TO_WIN_28) this.shown[seat]!.rests = true;
  }

  /** What a seat expects, by what it can see. */
  odds(seat: number): TakeOrDeclineValues {
    const own = this.holes[seat]!;
    this.hidden[own]! -= 1;
    const chances = eight28WinChancesByTotal(this.shown, seat);
    const odds = solveEight28OptimalStopping(this.held[seat]!, this.hidden, chances);
    this.hidden[own]! += 1;
    return odds;
  }

  /** The next turn: a crystal more, everybody who is still in is asked. False when nobody is. */
  #deal(): boolean {
    const asked: number[] = [];
    for (let i = 2; i < this.seats + 2; i += 1) {
      const seat = (this.#dealer + i) % this.seats;
      if (this.#getsOffers(seat)) asked.push(seat);
    }
    if (asked.length === 0) return false;
    this.#dealer = (this.#dealer + 1) % this.seats;
    this.#asked = asked;
    this.#taken = false;
    if (this.blue > 0) {
      this.blue -= 1;
      this.pot += 1;
    } else if (this.red > 0) {
      this.red -= 1;
      this.pot += 2;
      this.final = true;
    }
    return true;
  }

  #getsOffers(seat: number): boolean {
    const { low, rests } = this.shown[seat]!;
    return low < MAX_TOTAL_TO_WIN_28 && !(this.#passIsFinal && rests);
  }

  /** Hands out the pot; what is left waits. Halves are taken by value, which is exact until the red ones come. */
  settle(): void {
    const hits = this.#where(({ low, extra }) => low === MAX_TOTAL_TO_WIN_8 && extra >= 2);
    if (hits.length > 0) {
      this.#give(hits, this.pot);
      return;
    }
    const half = Math.floor(this.pot / 2);
    const order = seatsClockwiseFrom(this.#dealer, this.seats);
    const low = this.#where((held) => held.low <= MAX_TOTAL_TO_WIN_8 && held.extra === 0);
    const high = this.#where((held) => held.low > MAX_TOTAL_TO_WIN_8 && held.low <= MAX_TOTAL_TO_WIN_28);
    for (const seat of order) {
      const held = this.held[seat]!;
      if (held.low > MAX_TOTAL_TO_WIN_8 || held.extra === 0) continue;
      (this.#gain(half, high, seat, highOf) > this.#gain(half, low, seat, lowTotalOf) ? high : low).push(
        seat,
      );
    }
    this.#give(
      bestOf(low, (seat) => lowTotalOf(this.held[seat]!)),
      half,
    );
    this.#give(
      bestOf(high, (seat) => highOf(this.held[seat]!)),
      half,
    );
  }

  /** What joining these for a half would bring. */
  #gain(
    half: number,
    others: readonly number[],
    seat: number,
    total: (held: Eight28HandTotals) => number,
  ): number {
    const winners = bestOf([...others, seat], (at) => total(this.held[at]!));
    return winners.includes(seat) ? Math.floor(half / winners.length) : 0;
  }

  #where(test: (held: Eight28HandTotals) => boolean): number[] {
    const found: number[] = [];
    this.held.forEach((held, seat) => {
      if (test(held)) found.push(seat);
    });
    return found;
  }

  #give(winners: readonly number[], value: number): void {
    if (winners.length === 0) return;
    const part = Math.floor(value / winners.length);
    for (const seat of winners) this.points[seat]! += part;
    this.pot -= part * winners.length;
  }
}

const lowTotalOf = ({ low }: Eight28HandTotals): number => low;
const highOf = ({ low, extra }: Eight28HandTotals): number => highestTotalUpTo28(low, extra);

function bestOf(seats: readonly number[], total: (seat: number) => number): readonly number[] {
  let most = 0;
  for (const seat of seats) most = Math.max(most, total(seat));
  return seats.filter((seat) => total(seat) === most);
}
