// The same round of My Number! on boardgame.io, for comparison: its reducer alone, and its master with four clients.
import { createRequire } from 'node:module';
import { deriveSeedFromTexts } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import type { Game, Server, State } from 'boardgame.io';
import { SEATS, TURNS } from './round.ts';
import { cpuNow } from './stats.ts';

// Its package has no exports map and its ES files have no extensions: only require finds them.
const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer, getFilterPlayerView, Sync } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master');

const ROUNDS = 60;

interface G {
  hands: Record<string, number[]>;
  selected: Record<string, number | null>;
  row: number[];
  collections: Record<string, number[][]>;
}

const colorOf = (card: number) => card % 5;

export const game = (deal: number): Game<G> => ({
  name: 'my-number',
  setup: () => {
    const { hands, table } = myNumber.setup({
      seats: SEATS,
      options: myNumber.options.parse({}),
      seed: deriveSeedFromTexts('round', String(deal)),
    });
    return {
      hands: Object.fromEntries(hands.map((hand, seat) => [seat, [...hand]])),
      selected: Object.fromEntries(hands.map((_, seat) => [seat, null])),
      row: [...table.row],
      collections: Object.fromEntries(hands.map((_, seat) => [seat, [[], [], [], [], []]])),
    };
  },
  turn: { activePlayers: { all: 'select' }, stages: {} },
  moves: {
    select: {
      // All four choose at once: none of them has seen what the others sent.
      ignoreStaleStateID: true,
      move: ({ G, playerID }, card: number) => {
        if (!G.hands[playerID]?.includes(card)) return 'INVALID_MOVE';
        G.selected[playerID] = card;
        const played = Object.entries(G.selected) as [string, number][];
        if (played.some(([, chosen]) => chosen === null)) return undefined;
        played.sort((a, b) => a[1] - b[1]);
        played.forEach(([seat, chosen], k) => {
          const took = G.row[k]!;
          const slots = G.collections[seat]!;
          const same = slots.findIndex((slot) => slot.length > 0 && colorOf(slot[0]!) === colorOf(took));
          slots[same >= 0 ? same : slots.findIndex((slot) => slot.length === 0)]!.push(took);
          G.hands[seat] = G.hands[seat]!.filter((other) => other !== chosen);
          G.selected[seat] = null;
        });
        G.row = played.map(([, chosen]) => chosen);
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: playerID ? { [playerID]: G.hands[playerID]! } : {},
    selected: Object.fromEntries(
      Object.entries(G.selected).map(([seat, card]) => [
        seat,
        seat === playerID ? card : card === null ? null : 0,
      ]),
    ),
  }),
});

const move = (seat: number, card: number) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: 'select', args: [card], playerID: String(seat), credentials: '' },
});

/** Microseconds a move of its reducer. */
export function boardgameReducer(): number {
  let micros = 0;
  for (let deal = 0; deal < ROUNDS; deal += 1) {
    const config = game(deal);
    const reducer = CreateGameReducer({ game: config, isClient: false });
    let state = InitializeGame({ game: config, numPlayers: SEATS });
    const start = cpuNow();
    for (let turn = 0; turn < TURNS; turn += 1)
      for (let seat = 0; seat < SEATS; seat += 1) {
        const card = (state.G as G).hands[seat]![0]!;
        state = reducer(state, move(seat, card) as never) as typeof state;
      }
    micros += cpuNow() - start;
    if ((state.G as G).hands['0']!.length !== 1) throw new Error('boardgame.io did not play the round');
  }
  return micros / (ROUNDS * TURNS * SEATS);
}

/** Its own storage in memory is not exported: the least that its master asks for. */
class Memory extends Sync {
  #state = new Map<string, State<G>>();
  #metadata = new Map<string, Server.MatchData>();
  override createMatch(
    id: string,
    { initialState, metadata }: { initialState: State<G>; metadata: Server.MatchData },
  ): void {
    this.#state.set(id, initialState);
    this.#metadata.set(id, metadata);
  }
  setState(id: string, state: State<G>): void {
    this.#state.set(id, state);
  }
  setMetadata(id: string, metadata: Server.MatchData): void {
    this.#metadata.set(id, metadata);
  }
  fetch(id: string): never {
    return { state: this.#state.get(id), metadata: this.#metadata.get(id), log: [] } as never;
  }
  stateOf(id: string): State<G> {
    return this.#state.get(id)!;
  }
  wipe(): void {}
  override listMatches(): string[] {
    return [...this.#state.keys()];
  }
}

/** Microseconds a move of its master, storage in memory, with the filtered and serialised update of four players. */
export async function boardgameMaster(): Promise<number> {
  let micros = 0;
  for (let deal = 0; deal < ROUNDS; deal += 1) {
    const config = game(deal);
    const filter = getFilterPlayerView(config);
    let bytes = 0;
    const storage = new Memory();
    const master = new Master(config, storage as never, {
      send: () => undefined,
      sendAll: (payload) => {
        for (let seat = 0; seat < SEATS; seat += 1)
          bytes += JSON.stringify(filter(String(seat), payload)).length;
      },
    });
    await master.onSync('match', '0', undefined, SEATS);
    const start = cpuNow();
    for (let turn = 0; turn < TURNS; turn += 1)
      for (let seat = 0; seat < SEATS; seat += 1) {
        const state = storage.stateOf('match');
        const card = state.G.hands[seat]![0]!;
        const refused = await master.onUpdate(
          move(seat, card) as never,
          state._stateID,
          'match',
          String(seat),
        );
        if (refused) throw new Error(`boardgame.io refused a move: ${refused.error}`);
      }
    micros += cpuNow() - start;
    if (bytes === 0) throw new Error('nothing was serialised');
  }
  return micros / (ROUNDS * TURNS * SEATS);
}
