import type { AnyEvent, GameId } from '@fivefold/rules';
import type { Face } from '../faces.ts';
import type { RoomGamePlayerResult, RoomGameResult, TimestampMs } from '../view.ts';
import {
  type BestGameMove,
  type CountByEveningTitle,
  collectEveningGameStatistics,
  EVENING_TITLES,
  type EveningTitleKind,
} from './facts.ts';

/** A finished game, replayed. */
export interface FinishedGame {
  readonly night: RoomGameResult;
  /** By seat. */
  readonly names: readonly string[];
  readonly faces: readonly Face[];
  readonly events: readonly AnyEvent[];
  /** How many actions had been played after each event. */
  readonly actionsAtEvents: readonly number[];
  /** Whether it can be watched again. */
  readonly hasReplay: boolean;
  /** By seat: how many actions. */
  readonly moves: readonly number[];
}

interface EveningTitle {
  readonly kind: EveningTitleKind;
  readonly n: number;
  readonly game: GameId;
}
export interface EveningPerson {
  readonly name: string;
  readonly face: Face;
  readonly bot: boolean;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly title: EveningTitle | null;
}
export interface EveningGame {
  readonly game: GameId;
  /** Indexes of people, in the order of places. */
  readonly places: readonly { readonly person: number; readonly place: number }[];
  readonly moment: EveningMoment | null;
  /** Whether `/e/ID/NUMBER` shows it; older pages lack it. */
  readonly replay?: boolean;
}
interface EveningMoment extends Omit<BestGameMove, 'seat' | 'at'> {
  readonly person: number;
  /** How many actions had been played; older pages lack it. */
  readonly actions?: number;
}
/** The page of an evening. It has no room code, no member id, no token and no chat. */
export interface EveningSummary {
  readonly madeAt: TimestampMs;
  /** The date where it was made, as YYYY-MM-DD; older pages lack it. The time zone itself is not told. */
  readonly day?: string;
  /** From the first deal to the last move; games over several days have none, and older pages lack it. */
  readonly minutes?: number;
  readonly games: readonly EveningGame[];
  /** Best first. */
  readonly people: readonly EveningPerson[];
}

interface Draft extends Omit<EveningPerson, 'title' | 'points' | 'wins' | 'games'> {
  readonly key: string;
  points: number;
  wins: number;
  games: number;
  readonly counts: { readonly kind: EveningTitleKind; readonly n: number; readonly game: GameId }[];
}

const keyOf = ({ member, former, player }: RoomGamePlayerResult): string =>
  member ?? former ?? `bot ${player}`;

/** Made of finished games only. */
export function summarizeEvening(
  games: readonly FinishedGame[],
  madeAt: TimestampMs,
  day: string,
): EveningSummary {
  const drafts: Draft[] = [];
  const read = games.map((game) => readGame(game, drafts));
  const people = [...drafts].sort((a, b) => b.points - a.points || b.wins - a.wins);
  const at = (key: string) => people.findIndex((person) => person.key === key);
  const titles = titlesOf(people);
  return {
    madeAt,
    day,
    people: people.map(({ key, counts: _, ...person }) => ({ ...person, title: titles.get(key) ?? null })),
    games: read.map(({ game, places, moment, owner, replay }) => ({
      game,
      places: places.map(({ key, place }) => ({ person: at(key), place })),
      moment: moment && { ...moment, person: at(owner) },
      replay,
    })),
  };
}

function readGame(
  { night, names, faces, events, actionsAtEvents, hasReplay, moves }: FinishedGame,
  drafts: Draft[],
) {
  const { game, results } = night;
  const facts = collectEveningGameStatistics(game, events, names.length);
  for (const result of results) {
    const seat = names.indexOf(result.player);
    const draft = draftOf(drafts, result, faces[seat] ?? 'robot');
    draft.points += result.points;
    draft.games += 1;
    if (result.place === 1) draft.wins += 1;
    const counts: CountByEveningTitle = {
      ...facts.counts[seat],
      tireless: moves[seat] ?? 0,
      company: 1,
      ...(result.place === 1 && { champion: 1 }),
    };
    for (const [kind, n] of Object.entries(counts) as [EveningTitleKind, number][])
      count(draft, kind, n, game);
  }
  const { seat, at, ...best } = facts.moment ?? { seat: -1, at: -1, n: 0, cards: [] };
  const owner = results.find(({ player }) => player === names[seat]);
  return {
    game,
    places: results.map((result) => ({ key: keyOf(result), place: result.place })),
    moment: owner ? { ...best, actions: actionsAtEvents[at] ?? 0 } : null,
    owner: owner ? keyOf(owner) : '',
    replay: hasReplay,
  };
}

function draftOf(drafts: Draft[], result: RoomGamePlayerResult, face: Face): Draft {
  const key = keyOf(result);
  const known = drafts.find((draft) => draft.key === key);
  if (known) return known;
  const bot = result.member === null && result.former === undefined;
  const fresh = { key, name: result.player, face, bot, points: 0, wins: 0, games: 0, counts: [] };
  drafts.push(fresh);
  return fresh;
}

/** Games and moves add up; of the others the best game counts. */
const SUMMED: readonly EveningTitleKind[] = ['champion', 'tireless', 'company'];

function count({ counts }: Draft, kind: EveningTitleKind, n: number, game: GameId): void {
  const index = counts.findIndex((known) => known.kind === kind);
  const before = counts[index];
  if (!before) counts.push({ kind, n, game });
  else if (SUMMED.includes(kind)) counts[index] = { kind, n: before.n + n, game };
  else if (n > before.n) counts[index] = { kind, n, game };
}

/** Each title goes to the best person who has none yet; anybody who is left gets one for moves or games. Bots get none. */
function titlesOf(people: readonly Draft[]): ReadonlyMap<string, EveningTitle> {
  const titles = new Map<string, EveningTitle>();
  const persons = people.filter(({ bot }) => !bot);
  for (const kind of EVENING_TITLES) {
    const best = persons
      .filter(({ key }) => !titles.has(key))
      .flatMap(({ key, counts }) => {
        const own = counts.find((one) => one.kind === kind);
        return own && own.n > 0 ? [{ key, own }] : [];
      })
      .sort((a, b) => b.own.n - a.own.n)[0];
    if (best) titles.set(best.key, best.own);
  }
  for (const { key, counts } of persons) {
    const own = counts.find(({ kind, n }) => n > 0 && (kind === 'tireless' || kind === 'company'));
    if (!titles.has(key) && own) titles.set(key, own);
  }
  return titles;
}
