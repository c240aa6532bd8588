import type { Seat } from '../src/kernel/game.ts';
import type {
  Action,
  Card,
  CardValue,
  Event,
  PlayerStacks,
  PodelimPartColor,
  Refusal,
  State,
  View,
} from '../src/podelim/game.ts';
import { DECK, podelim, sortCardsJokersLast } from '../src/podelim/game.ts';
import { deepFreeze } from './check.ts';

// A table in the notation of the rules page: seats are A, B, C, D; cards are `5` and `J`; `5J` is a joker on the 5s.

export interface Setting {
  readonly seats: 2 | 3 | 4;
  readonly leader?: string;
  readonly row: string;
  /** What players own before the round. */
  readonly own?: Readonly<Record<string, string>>;
  readonly round?: number;
  /** The deck is empty: what is not on the table lies in the discard pile. */
  readonly last?: boolean;
}

const seatOf = (letter: string): Seat => 'ABCD'.indexOf(letter);
const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** The start of a round, the leader about to split the row. */
export function round({ seats, leader = 'A', row, own = {}, round = 1, last = false }: Setting): State {
  const cards = words(row) as Card[];
  const players = Array.from({ length: seats }, (_, seat) => playerOf(own['ABCD'[seat]!] ?? ''));
  const rest = [...DECK];
  for (const word of [...cards, ...Object.values(own).flatMap(words)])
    rest.splice(rest.indexOf((word.endsWith('J') ? 'J' : word) as Card), 1);
  const pile = { color: null, from: 0, to: cards.length, voters: players.map((_, seat) => seat) };
  return deepFreeze({
    table: {
      round,
      leader: seatOf(leader),
      row: cards,
      owners: cards.map(() => null),
      players,
      discard: last ? rest : [],
      ballot: 0,
      revealed: players.map(() => null),
      phase: { type: 'split', pile, later: [] },
    },
    votes: players.map(() => null),
    deck: last ? [] : rest,
  });
}

export function playerOf(text: string): PlayerStacks {
  const all = words(text);
  const count = (word: string) => all.filter((each) => each === word).length;
  const values = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).filter((value) => count(`${value}`) > 0);
  return {
    stacks: values.map((value) => ({ value, numbers: count(`${value}`), jokers: count(`${value}J`) })),
    unattached: count('J'),
  };
}

/** `split 2 5`, `discard blue`, `vote white`, `jokers 8 10`; a vote is one in the current ballot. */
export function actionOf(state: State, text: string): Action {
  const [type, ...rest] = words(text);
  if (type === 'split') return { type, first: Number(rest[0]), second: Number(rest[1]) };
  if (type === 'discard') return { type: 'discard-part', color: rest[0] as PodelimPartColor };
  if (type === 'vote') return { type, ballot: state.table.ballot, color: rest[0] as PodelimPartColor };
  return { type: 'place-jokers', values: rest.map((value) => Number(value) as CardValue) };
}

const answer = (state: State, move: string) =>
  podelim.reduce(state, seatOf(move[0]!), actionOf(state, move.slice(2)));

/** Plays moves like `A split 2 5`, each of which must be legal, and gives the events of all. */
export function playing(start: State, ...moves: readonly string[]): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const move of moves) {
    const result = answer(state, move);
    if (!result.ok) throw new Error(`${move} is refused: ${JSON.stringify(result.error)}`);
    state = deepFreeze(result.value.state);
    events.push(...result.value.events);
  }
  return { state, events };
}

export const played = (start: State, ...moves: readonly string[]): State => playing(start, ...moves).state;

/** Why a move is refused; null when it is not. */
export function refusal(state: State, move: string): Refusal | null {
  const result = answer(state, move);
  return result.ok ? null : result.error;
}

/** What everybody owns, and the discard pile. */
export function held({ table }: State): Record<string, string> {
  const entries = table.players.map(({ stacks, unattached }, seat) => {
    const own = stacks.flatMap(({ value, numbers, jokers }) => [
      ...Array<string>(numbers).fill(`${value}`),
      ...Array<string>(jokers).fill(`${value}J`),
    ]);
    return ['ABCD'[seat]!, [...own, ...Array<string>(unattached).fill('J')].join(' ')];
  });
  return { ...Object.fromEntries(entries), discard: sortCardsJokersLast(table.discard).join(' ') };
}

export const viewOf = (state: State, letter: string): View => podelim.view(state, seatOf(letter));
