import { pickRandom, type Random } from '@fivefold/rules';
import {
  type Action,
  type IotaPlayScore,
  iota,
  isWild,
  previewIotaStagedTurn,
  type View,
} from '@fivefold/rules/iota';
import { bestBy, type Panel } from './player.ts';

type Play = Extract<Action, { readonly type: 'play' }>;

/** A legal play with its points; the children's game has none. */
interface SeenPlay {
  readonly play: Play;
  readonly score: IotaPlayScore | null;
  readonly wilds: number;
}

/** More plays than a person looks at; a hand with wilds has thousands. */
const MOST_PLAYS = 400;

function playsOf(view: View): readonly Play[] {
  const plays: Play[] = [];
  for (const action of iota.legal(view)) {
    if (action.type === 'play') plays.push(action);
    if (plays.length >= MOST_PLAYS) break;
  }
  return plays;
}

const seen = (view: View, play: Play): SeenPlay => ({
  play,
  score: previewIotaStagedTurn(view, play).score,
  wilds: play.placements.filter(({ card }) => isWild(card)).length,
});

const swapAll = ({ table, hand }: View): Action => ({
  type: 'pass',
  recycles: [],
  swap: hand.filter((card) => !isWild(card)).slice(0, table.deckSize),
});

const points = ({ score }: SeenPlay): number => score?.total ?? 0;
const cards = ({ play }: SeenPlay): number => play.placements.length;
/** Lines of three, which the next player may complete. */
const openLines = ({ score }: SeenPlay): number =>
  score?.lines.reduce((sum, line) => sum + (line.cards.length === 3 ? line.sum : 0), 0) ?? 0;

const player =
  (
    rate: (seen: SeenPlay) => number,
    look: (plays: readonly Play[], random: Random) => readonly Play[] = (all) => all,
  ) =>
  (view: View, random: Random): Action => {
    const plays = look(playsOf(view), random);
    if (plays.length === 0) return swapAll(view);
    return bestBy(
      plays.map((play) => seen(view, play)),
      rate,
    ).play;
  };

const isShort = ({ placements, recycles }: Play): boolean => placements.length <= 2 && recycles.length === 0;
const orAny = (some: readonly Play[], all: readonly Play[]): readonly Play[] =>
  some.length > 0 ? some : all;

export const iotaPanel: Panel<View, Action> = {
  /** The most points now. */
  greedy: player((play) => points(play) + 0.1 * cards(play)),
  /** As many cards as possible, then points. */
  dumper: player((play) => 1000 * cards(play) + points(play)),
  /** Points, but no line of three for the next player, and wilds are saved. */
  careful: player((play) => points(play) - openLines(play) - 12 * play.wilds + 0.1 * cards(play)),
  /** A beginner who sees one or two cards at a time. */
  beginner: player(
    (play) => points(play) + cards(play),
    (all) => orAny(all.filter(isShort), all),
  ),
  /** Looks at a handful of plays. */
  hasty: player(
    (play) => points(play) + cards(play),
    (all, random) => (all.length === 0 ? all : Array.from({ length: 12 }, () => pickRandom(all, random))),
  ),
  /** Likes long lines. */
  builder: player((play) => 20 * (play.score?.chains ?? 0) + points(play) / 4 + cards(play)),
};
