import type { Seat } from '../src/kernel/game.ts';
import { deriveSeedFromTexts } from '../src/kernel/random.ts';
import {
  type Action,
  type Card,
  DECK,
  type Event,
  type Options,
  type Red7PaletteStep,
  type Red7RoundResult,
  type Refusal,
  red7,
  type State,
  type View,
} from '../src/red7/game.ts';
import { deepFreeze } from './check.ts';

// A table in the notation of the rules page: `{ A: 'Y4 | R3 O1', B: 'R6' }` is palette | hand. A hand that is
// not given is one card that nobody needs.

export interface Setting {
  readonly turn?: string;
  /** Top card last; nothing means the start card alone. */
  readonly canvas?: string;
  /** Top card first. */
  readonly deck?: string;
  readonly out?: string;
  readonly options?: Partial<Options>;
  readonly rounds?: readonly Red7RoundResult[];
}

export const seatOf = (letter: string): Seat => 'ABCD'.indexOf(letter);
export const cards = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];

export function table(players: Readonly<Record<string, string>>, setting: Setting = {}): State {
  const { turn = 'A', canvas = '', deck = '', out = '', options = {}, rounds = [] } = setting;
  const texts = Object.values(players);
  const named = `${texts.join(' ')} ${canvas} ${deck}`;
  const spare = DECK.filter((card) => !named.includes(card));
  return deepFreeze({
    table: {
      options: { advanced: false, actions: false, targetScore: null, ...options },
      round: rounds.length + 1,
      phase: { type: 'turn', seat: seatOf(turn) },
      palettes: texts.map((text) => cards(text.split('|')[0]!)),
      canvas: cards(canvas),
      out: [...out].map(seatOf),
      onDeck: [],
      seen: texts.map(() => []),
      rounds,
    },
    hands: texts.map((text) => (text.includes('|') ? cards(text.split('|')[1]!) : [spare.shift()!])),
    deck: cards(deck),
    stream: { seed: deriveSeedFromTexts('red7'), used: 0 },
  });
}

/** `turn('I4', 'O5')`; `V7>I4` moves I4 to the canvas, `O1<B.R6` takes R6 from B. */
export const turn = (palette: string, canvas = ''): Action => ({
  type: 'turn',
  palette: palette.split(' ').filter(Boolean).map(stepOf),
  canvas: cards(canvas)[0] ?? null,
});

function stepOf(text: string): Red7PaletteStep {
  const [card, toCanvas] = cards(text.replace(/<.*/, '').replace('>', ' '));
  const [, letter, taken] = /<(.)\.(..)/.exec(text) ?? [];
  return {
    card: card!,
    toCanvas: toCanvas ?? null,
    take: letter === undefined ? null : { seat: seatOf(letter), card: cards(taken!)[0]! },
  };
}

export const pass: Action = { type: 'pass' };
export const endTurn: Action = { type: 'end-turn' };
export const goOn: Action = { type: 'continue' };
export const canvas = (card: Card): Action => ({ type: 'canvas', card });

export type Red7PlayerAction = readonly [letter: string, action: Action];

/** Plays moves each of which must be legal; the events are those of the last one. */
export function play(
  start: State,
  ...moves: readonly Red7PlayerAction[]
): { state: State; events: readonly Event[] } {
  let step: { state: State; events: readonly Event[] } = { state: start, events: [] };
  for (const [letter, action] of moves) {
    const result = red7.reduce(step.state, seatOf(letter), action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(result.error)}`);
    step = deepFreeze(result.value);
  }
  return step;
}

export const stateAfter = (start: State, ...moves: readonly Red7PlayerAction[]): State =>
  play(start, ...moves).state;

/** Why a move is refused; null when it is not. */
export function refusal(state: State, letter: string, action: Action): Refusal | null {
  const result = red7.reduce(state, seatOf(letter), action);
  return result.ok ? null : result.error;
}

/** What lies where, in the notation of `table`. */
export const shown = ({ table, hands, deck }: State) => ({
  players: table.palettes.map((palette, seat) => `${palette.join(' ')} | ${hands[seat]!.join(' ')}`),
  canvas: table.canvas.join(' '),
  deck: [...table.onDeck, ...deck].join(' '),
});

export const viewOf = (state: State, letter: string): View =>
  red7.view(state, letter === 'spectator' ? letter : seatOf(letter));
