import {
  type Action,
  type Card,
  DECK,
  type Eight28Crystals,
  type Event,
  eight28,
  type Options,
  type PotHalf,
  type State,
  seatsAwaitingCardOffer,
} from '../src/eight28/game.ts';
import type { Seat } from '../src/kernel/game.ts';
import { deriveSeedFromTexts } from '../src/kernel/random.ts';
import { deepFreeze } from './check.ts';

/** '10 9 X' is three cards, the first one first. */
export const cards = (text: string): readonly Card[] =>
  text.split(' ').filter((word) => word !== '') as Card[];

export const blue = (n: number): Eight28Crystals => ({ blue: n, red: 0 });
export const red = (n: number): Eight28Crystals => ({ blue: 0, red: n });

export interface Setting {
  /** By seat: the hole card first, then the open ones. */
  readonly hands: readonly string[];
  /** The cards on top of the deck; all others follow. */
  readonly deck?: string;
  /** The deck holds nothing but those. */
  readonly deckEnds?: true;
  readonly options?: Partial<Options>;
  readonly dealer?: Seat;
  readonly turn?: number;
  readonly pot?: Eight28Crystals;
  readonly supply?: Eight28Crystals;
  readonly final?: true;
  readonly crystals?: readonly Eight28Crystals[];
}

/** A round in the middle of action B, before the first offer of the turn. */
export function round(setting: Setting): State {
  const hands = setting.hands.map(cards);
  const turn = setting.turn ?? 1;
  const seats = hands.length;
  const dealt = eight28.setup({
    seats,
    options: eight28.options.parse(setting.options ?? {}),
    seed: deriveSeedFromTexts('round'),
  });
  const rest = [...DECK];
  const top = cards(setting.deck ?? '');
  for (const card of [...hands.flat(), ...top]) rest.splice(rest.indexOf(card), 1);
  const table = {
    ...dealt.table,
    turn,
    dealer: setting.dealer ?? 0,
    final: setting.final ?? false,
    pot: setting.pot ?? blue(1),
    supply: setting.supply ?? { blue: 54, red: 15 },
    crystals: setting.crystals ?? hands.map(() => blue(0)),
    open: hands.map((hand) => hand.slice(1)),
    answers: hands.map(() => Array.from({ length: turn - 1 }, () => 'take' as const)),
  };
  return deepFreeze({
    ...dealt,
    table: { ...table, waiting: seatsAwaitingCardOffer(table).slice(0, 1) },
    holes: hands.map((hand) => hand[0]!),
    deck: setting.deckEnds ? top : [...top, ...rest],
  });
}

export const seatOf = (letter: string): Seat => 'ABCDEF'.indexOf(letter);

/** 'C take' is an action of the third seat. */
function parse(move: string): [Seat, Action] {
  const [letter, word] = move.split(' ') as [string, string];
  const isHalf = word === 'eight' || word === 'twenty-eight';
  return [
    seatOf(letter),
    isHalf ? { type: 'choose-half', half: word as PotHalf } : ({ type: word } as Action),
  ];
}

export const attempt = (state: State, move: string) => eight28.reduce(state, ...parse(move));

/** Plays the moves ('B take, C decline'), and tells all that happened. */
export function play(
  state: State,
  moves: string,
): { readonly state: State; readonly events: readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves.split(', ')) {
    const result = attempt(now, move);
    if (!result.ok) throw new Error(`${move}: ${JSON.stringify(result.error)}`);
    now = deepFreeze(result.value.state);
    events.push(...result.value.events);
  }
  return { state: now, events };
}

/** Everybody who is asked declines, until the round is over. */
export function declineAll(state: State): ReturnType<typeof play> {
  let step: ReturnType<typeof play> = { state, events: [] };
  while (step.state.table.phase.type === 'offer')
    step = play(step.state, `${'ABCDEF'[step.state.table.waiting[0]!]} decline`);
  return step;
}

/** Whom the table waits for, as letters. */
export const asked = (state: State): string => state.table.waiting.map((seat) => 'ABCDEF'[seat]).join('');

/** Rules page, example E1: 8, 8, 28 and 25. */
export const EXAMPLE = ['7 1', '8', '10 9 9', '10 10 5'];

/** Everybody declines, then players choose halves as given, and the crystals are handed out. */
export function settled(setting: Setting, choices = ''): State {
  const { state } = declineAll(round(setting));
  return choices === '' ? state : play(state, choices).state;
}

export const won = ({ table }: State) => ({
  crystals: table.crystals,
  aside: table.aside,
  phase: table.phase.type,
});
