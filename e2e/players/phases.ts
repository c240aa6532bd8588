import type { GameId, Seat } from '@fivefold/rules';
import type { View as Eight28 } from '@fivefold/rules/eight28';
import type { View as Iota } from '@fivefold/rules/iota';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View as Podelim } from '@fivefold/rules/podelim';
import type { View as Red7 } from '@fivefold/rules/red7';

interface Phase<View> {
  readonly name: string;
  readonly isAt: (view: View, me: Seat) => boolean;
  /** Elements that must be on the page. */
  readonly shows: readonly string[];
}

interface Stage<View> {
  readonly seats: number;
  /** With this seed, random play reaches every phase in one game. */
  readonly luck: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly phases: readonly Phase<View>[];
}

const podelim: Stage<Podelim> = {
  seats: 2,
  luck: 3,
  phases: [
    {
      name: 'split',
      isAt: ({ table: { phase, leader } }, me) =>
        phase.type === 'split' && phase.pile.color === null && leader === me,
      shows: ['splitter', 'confirm-move'],
    },
    {
      name: 'discard',
      isAt: ({ table: { phase } }, me) => phase.type === 'discard' && phase.seat === me,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'vote',
      isAt: ({ table: { phase }, vote }) =>
        phase.type === 'vote' && phase.pile.color === null && vote === null,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'vote, sealed',
      isAt: ({ table: { phase }, vote }) => phase.type === 'vote' && vote !== null,
      shows: ['sealed', 'change'],
    },
    {
      name: 'split of a contest',
      isAt: ({ table: { phase, leader } }, me) =>
        phase.type === 'split' && phase.pile.color !== null && leader === me,
      shows: ['splitter', 'confirm-move'],
    },
    {
      name: 'vote in a contest',
      isAt: ({ table: { phase }, vote }, me) =>
        phase.type === 'vote' && phase.pile.color !== null && phase.pile.voters.includes(me) && vote === null,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'jokers',
      isAt: ({ table: { phase } }, me) => phase.type === 'sort' && phase.seat === me,
      shows: ['jokers', 'hand', 'confirm-move'],
    },
  ],
};

const myNumber: Stage<MyNumber> = {
  seats: 3,
  luck: 1,
  options: { goals: 'perRound' },
  phases: [
    {
      name: 'select',
      isAt: ({ phase }) => phase.type === 'select' && phase.mine === null,
      shows: ['row', 'hand', 'goals', 'confirm-move'],
    },
    {
      name: 'select, sealed',
      isAt: ({ phase }) => phase.type === 'select' && phase.mine !== null,
      shows: ['sealed', 'change'],
    },
    {
      name: 'end of a round',
      isAt: ({ phase }, me) => phase.type === 'round-end' && !phase.continued[me],
      shows: ['score-sheet', 'continue'],
    },
    {
      name: 'end of a round, others still read',
      isAt: ({ phase }, me) => phase.type === 'round-end' && phase.continued[me]!,
      shows: ['score-sheet'],
    },
  ],
};

const iota: Stage<Iota> = {
  seats: 2,
  luck: 1,
  options: { deck: 'half' },
  phases: [
    {
      name: 'turn',
      isAt: ({ table }, me) => table.over === null && table.turn === me,
      shows: ['board', 'hand', 'pass'],
    },
    {
      name: 'turn of somebody else',
      isAt: ({ table }, me) => table.over === null && table.turn !== me,
      shows: ['board', 'hand'],
    },
    {
      name: 'turn without a deck',
      isAt: ({ table }, me) => table.over === null && table.turn === me && table.deckSize === 0,
      shows: ['board', 'hand', 'pass'],
    },
  ],
};

const red7: Stage<Red7> = {
  seats: 3,
  luck: 1,
  options: { advanced: true, actions: true, targetScore: 40 },
  phases: [
    {
      name: 'turn',
      isAt: ({ table: { phase } }, me) => phase.type === 'turn' && phase.seat === me,
      shows: ['hand', 'my-palette', 'canvas', 'fold'],
    },
    {
      name: 'turn of somebody else',
      isAt: ({ table: { phase, out } }, me) =>
        phase.type === 'turn' && phase.seat !== me && !out.includes(me),
      shows: ['hand', 'my-palette', 'canvas'],
    },
    {
      name: 'after a draw',
      isAt: ({ table: { phase } }, me) => phase.type === 'after-draw' && phase.seat === me,
      shows: ['my-palette', 'canvas', 'fold', 'confirm-move'],
    },
    {
      name: 'out of the round',
      isAt: ({ table: { phase, out } }, me) => phase.type === 'turn' && out.includes(me),
      shows: ['my-palette', 'canvas', 'verdict'],
    },
    {
      name: 'end of a round',
      isAt: ({ table: { phase } }, me) => phase.type === 'round-end' && !phase.ready.includes(me),
      shows: ['score-sheet', 'continue'],
    },
  ],
};

const eight28: Stage<Eight28> = {
  seats: 3,
  luck: 2,
  options: { length: 'short' },
  phases: [
    {
      name: 'offer',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'offer' && waiting.includes(me),
      shows: ['pot', 'hand', 'take', 'decline'],
    },
    {
      name: 'offer to somebody else',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'offer' && !waiting.includes(me),
      shows: ['pot', 'hand'],
    },
    {
      name: 'choice of a half',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'choice' && waiting.includes(me),
      shows: ['choice', 'half-eight', 'half-twentyEight', 'confirm-move'],
    },
    {
      name: 'end of a round',
      isAt: ({ table: { phase, waiting } }, me) => phase.type === 'round-end' && waiting.includes(me),
      shows: ['score-sheet', 'continue'],
    },
  ],
};

/** Every phase of every game, in an order in which a game reaches them. */
// biome-ignore lint/suspicious/noExplicitAny: each phase knows its own game's view
export const STAGES: Readonly<Record<GameId, Stage<any>>> = {
  podelim,
  'my-number': myNumber,
  iota,
  red7,
  eight28,
};
