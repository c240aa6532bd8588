import { randomBytes } from 'node:crypto';
import {
  applyPatch,
  type Command,
  type PatchMessage,
  type Refusal,
  type RoomView,
  type Snapshot,
} from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import { LeanSocket } from './leanSocket.ts';
import type { LoadTable, Peer } from './peer.ts';
import { REPOSITORY, startArgs } from './servers.ts';

const SEATS = 4;

interface Player {
  readonly socket: LeanSocket;
  /** By command id: called when the command is durable. */
  readonly unanswered: Map<string, () => void>;
  view: RoomView;
  version: number;
}

let ids = 0;

function send(player: Player, command: Command): Promise<void> {
  ids += 1;
  const id = `b${ids}`;
  return new Promise((done) => {
    player.unanswered.set(id, done);
    player.socket.emit('command', { id, command });
  });
}

function answered({ unanswered }: Player, id: string): void {
  unanswered.get(id)?.();
  unanswered.delete(id);
}

/** Without a code it creates a room. `onView` is called after every patch. */
function enter(socket: LeanSocket, code: string | undefined, onView: () => void): Promise<Player> {
  ids += 1;
  const who = { token: randomBytes(32).toString('hex'), name: `P${ids}` };
  const payload = code === undefined ? { ...who, game: 'my-number' } : { ...who, code };
  // The reply is handled at once, because the first patch may arrive in the same read.
  return new Promise((entered, failed) => {
    socket.request(code === undefined ? 'create' : 'join', payload, (result: Result<Snapshot, Refusal>) => {
      if (!result.ok) return failed(new Error(result.error.code));
      const { view, version } = result.value;
      const player: Player = { socket, unanswered: new Map(), view, version };
      socket.on('ack', ({ id }: { id: string }) => answered(player, id));
      socket.on('refused', ({ refusal }: { refusal: Refusal }) => {
        throw new Error(`a command was refused: ${refusal.code}`);
      });
      socket.on('patch', ({ from, ops, acks = [] }: PatchMessage) => {
        if (from !== player.version) throw new Error('a gap in the versions');
        player.view = applyPatch(player.view, ops);
        player.version += 1;
        for (const id of acks) answered(player, id);
        onView();
      });
      entered(player);
    });
  });
}

const openSockets = (url: string): Promise<LeanSocket[]> =>
  Promise.all(Array.from({ length: SEATS }, () => LeanSocket.open(url)));

/** Creates a room, seats four clients and starts the first game. */
async function startRoom(
  sockets: readonly LeanSocket[],
  players: Player[],
  onView: () => void,
): Promise<void> {
  for (const [seat, socket] of sockets.entries()) {
    const player = await enter(socket, players[0]?.view.code, onView);
    players.push(player);
    if (seat > 0) await send(player, { type: 'sit', seat });
  }
  await send(players[0]!, { type: 'start' });
}

/** Fills the server with rooms that have a running game and nobody connected. */
export async function fillRooms(url: string, count: number): Promise<void> {
  const sockets = await openSockets(url);
  for (let i = 0; i < count; i += 1) await startRoom(sockets, [], () => {});
  for (const socket of sockets) socket.disconnect();
}

async function open(url: string): Promise<LoadTable> {
  const players: Player[] = [];
  let target = { number: 1, move: 0 };
  let onAllSeen: () => void = () => {};
  const hasTarget = ({ view: { table } }: Player): boolean =>
    table?.number === target.number && table.move >= target.move;
  const onView = () => {
    if (players.every(hasTarget)) onAllSeen();
  };
  /** Resolves when all four clients have this move of this game. */
  const allSeen = (number: number, move: number) =>
    new Promise<void>((done) => {
      target = { number, move };
      onAllSeen = done;
      onView();
    });
  await startRoom(await openSockets(url), players, onView);
  await allSeen(1, 0);
  const [host] = players as [Player];

  const act = (player: Player): Promise<void> => {
    const { view, number, move } = player.view.table!;
    const [action] = myNumber.legal(view as never);
    return send(player, { type: 'act', number, move, action: action as never });
  };

  return {
    ready: async () => {
      const { status, number } = host.view.table!;
      if (status !== 'over') return;
      await send(host, { type: 'rematch', number });
      await allSeen(number + 1, 0);
    },
    play: async (order) => {
      const { waitingFor, number, move } = host.view.table!;
      const asked = order === 'together' ? waitingFor : waitingFor.slice(0, 1);
      const acting = players.filter(({ view }) => asked.includes(view.table!.seat!));
      await Promise.all(acting.map(act));
      await allSeen(number, move + acting.length);
      return acting.length;
    },
    close: () => {
      for (const { socket } of players) socket.disconnect();
    },
  };
}

export const ours: Peer = { name: 'fivefold', args: startArgs(REPOSITORY), open };
