import type { RoomCode, RoomView, TableView } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import type { ReplayFile, ReplayFrame } from './frames.ts';

/** A room view for a stored game: without members of its own, and with all players as people. */
export function storedRoomView(
  room: RoomCode,
  number: number,
  file: ReplayFile,
  game: AnyGame,
  frames: readonly ReplayFrame[],
): RoomView {
  const { game: id, rules, options, names } = file;
  const last = frames.at(-1)!;
  const ids = names.map((_, seat) => `p${seat}`);
  const table: TableView = {
    number,
    game: id,
    rules,
    options,
    players: names.map((name, seat) => ({ name, member: ids[seat]!, bot: null })),
    seat: null,
    view: game.view(last.state, 'spectator') as unknown,
    move: file.actions.length,
    waitingFor: [],
    free: [],
    history: (game.opening?.(frames[0]!.state) ?? []).map((event) => ({ move: 0, event })),
    clock: null,
    paused: null,
    status: 'over',
    outcome: last.outcome,
    deal: { room, commitment: '', nonces: [], takenOver: [], secret: null, actions: null },
  };
  return {
    code: room,
    me: null,
    members: names.map((name, seat) => ({ id: ids[seat]!, name, host: false, presence: 'here', since: 0 })),
    seats: [],
    locked: true,
    game: id,
    options,
    settings: { clock: { kind: 'off' }, hints: 'full' },
    playlist: [],
    commitment: '',
    table,
    night: [],
    chat: [],
    games: number,
  };
}
