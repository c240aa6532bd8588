import type { Seat } from '../kernel/game.ts';
import { type Card, type Cards, red7NumberOfCard } from './cards.ts';
import { isSeatStillInRed7Round } from './lead.ts';
import type { CardTakenByRed7Action, PublicState, Red7PaletteStep, Refusal } from './types.ts';

/** What the action of the last palette card still asks for. */
export type RequiredActionChoice = 'palette' | 'to-canvas' | 'take';

/** What an action sees when its card is laid. */
export interface CardActionContext {
  readonly table: PublicState;
  readonly seat: Seat;
  /** The own palette before the card. */
  readonly palette: Cards;
  /** The own hand without the card. */
  readonly hand: Cards;
  readonly deckSize: number;
}

export interface Red7CardAction {
  /** The ways to lay the card, each with its choice. */
  readonly steps: (card: Card, context: CardActionContext) => readonly Red7PaletteStep[];
  /** What the card asks for when it is laid without a choice. */
  readonly owes: (context: CardActionContext) => RequiredActionChoice | null;
  /** Whether the card draws one, after which the turn cannot be taken back. */
  readonly draws: (context: CardActionContext) => boolean;
}

/** A palette card without a choice. */
export const paletteStepWithoutChoice = (card: Card): Red7PaletteStep => ({
  card,
  toCanvas: null,
  take: null,
});

const never = () => false;
const nothing = () => null;

/** Rules 4.7: what the odd cards do. */
const ACTIONS: Readonly<Record<1 | 3 | 5 | 7, Red7CardAction>> = {
  1: {
    steps: (card, { table, seat }) => {
      const takes = takableCards(table, seat);
      return takes.length === 0
        ? [paletteStepWithoutChoice(card)]
        : takes.map((take) => ({ card, toCanvas: null, take }));
    },
    owes: ({ table, seat }) => (takableCards(table, seat).length > 0 ? 'take' : null),
    draws: never,
  },
  3: {
    steps: (card) => [paletteStepWithoutChoice(card)],
    owes: nothing,
    draws: ({ deckSize }) => deckSize > 0,
  },
  5: {
    steps: (card) => [paletteStepWithoutChoice(card)],
    owes: ({ hand }) => (hand.length > 0 ? 'palette' : null),
    draws: never,
  },
  7: {
    steps: (card, { palette }) => palette.map((toCanvas) => ({ card, toCanvas, take: null })),
    owes: () => 'to-canvas',
    draws: never,
  },
};

/** Why a turn may not end while its last palette card asks for a choice. */
export const MISSING_CHOICE_REFUSALS: Readonly<Record<RequiredActionChoice, (card: Card) => Refusal>> = {
  palette: (card) => ({ code: 'action5-card-required', card }),
  'to-canvas': (card) => ({ code: 'action7-invalid', card, toCanvas: null }),
  take: (card) => ({ code: 'action1-invalid', card, take: null }),
};

/** The action of a card; null for an even card, and in a game without actions. */
export function cardActionOf({ options }: PublicState, card: Card): Red7CardAction | null {
  const number = red7NumberOfCard(card);
  if (!options.actions) return null;
  return number === 1 || number === 3 || number === 5 || number === 7 ? ACTIONS[number] : null;
}

/** What a 1 may take: any card of an active rival who has two or more. */
const takableCards = (table: PublicState, seat: Seat): readonly CardTakenByRed7Action[] =>
  table.palettes.flatMap((palette, rival) =>
    rival !== seat && isSeatStillInRed7Round(table, rival) && palette.length > 1
      ? palette.map((card) => ({ seat: rival, card }))
      : [],
  );
