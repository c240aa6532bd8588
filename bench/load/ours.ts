import { randomBytes } from 'node:crypto';
import {
  applyPatch,
  type Command,
  type Refusal,
  type RoomView,
  type RoomViewSnapshot,
  type ServerToClient,
} from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import { createRoom } from './createRoom.ts';
import { LeanSocket } from './leanSocket.ts';
import type { LoadTable, Peer } from './peer.ts';
import { REPOSITORY, startArgs } from './servers.ts';

const SEATS = 4;

interface SentCommand {
  readonly command: Command;
  /** Called when the command is durable. */
  readonly done: () => void;
}

interface Player {
  readonly socket: LeanSocket;
  /** By command id. */
  readonly unanswered: Map<string, SentCommand>;
  view: RoomView;
  version: number;
}

/** As the first delay of the page, before a command that the store did not take is sent again. */
const RESEND_MS = 250;

let ids = 0;

function send(player: Player, command: Command): Promise<void> {
  ids += 1;
  const id = `b${ids}`;
  return new Promise((done) => {
    player.unanswered.set(id, { command, done });
    player.socket.emit('command', id, command);
  });
}

function answered({ unanswered }: Player, id: string): void {
  unanswered.get(id)?.done();
  unanswered.delete(id);
}

/** Only `try-again` may happen to these clients, where servers share a store: it is sent again with its id, as a page does. */
function refused({ socket, unanswered }: Player, id: string, { code }: Refusal): void {
  if (code !== 'try-again') throw new Error(`a command was refused: ${code}`);
  const sent = unanswered.get(id); // none where a patch has acknowledged it: the answer of the store came late
  if (sent) setTimeout(() => socket.emit('command', id, sent.command), RESEND_MS);
}

interface Entering {
  readonly code: string;
  /** Of a member; a new one is made where there is none. */
  readonly token: string | null;
}

/** `onView` is called after every patch. */
function enter(socket: LeanSocket, { code, token }: Entering, onView: () => void): Promise<Player> {
  ids += 1;
  const payload = token ? { code, token } : { code, token: randomBytes(32).toString('hex'), name: `P${ids}` };
  // The reply is handled at once, because the first patch may arrive in the same read.
  return new Promise((entered, failed) => {
    socket.request('join', payload, (result: Result<RoomViewSnapshot, Refusal>) => {
      if (!result.ok) return failed(new Error(result.error.code));
      const { view, version } = result.value;
      const player: Player = { socket, unanswered: new Map(), view, version };
      socket.on('ack', ({ id }: { id: string }) => answered(player, id));
      socket.on('refused', ({ id, refusal }: { id: string; refusal: Refusal }) =>
        refused(player, id, refusal),
      );
      socket.on('patch', (...[from, ops, moves = [], acks = []]: Parameters<ServerToClient['patch']>) => {
        if (from !== player.version) throw new Error('a gap in the versions');
        player.view = applyPatch(player.view, { ops, moves });
        player.version += 1;
        for (const id of acks) answered(player, id);
        onView();
      });
      entered(player);
    });
  });
}

const openSockets = (url: string, room: string): Promise<LeanSocket[]> =>
  Promise.all(Array.from({ length: SEATS }, () => LeanSocket.open(url, room)));

/** Seats four clients in a new room and starts the first game. */
async function startGame(
  { room, token }: { room: string; token: string },
  sockets: readonly LeanSocket[],
  players: Player[],
  onView: () => void,
): Promise<void> {
  for (const [seat, socket] of sockets.entries()) {
    const player = await enter(socket, { code: room, token: seat === 0 ? token : null }, onView);
    players.push(player);
    if (seat > 0) await send(player, { type: 'sit', seat });
  }
  await send(players[0]!, { type: 'start' });
}

/** Fills the server with rooms that have a running game and nobody connected. */
export async function fillRooms(url: string, count: number): Promise<void> {
  const sockets = await openSockets(url, '');
  for (let i = 0; i < count; i += 1)
    await startGame(await createRoom(url, 'my-number'), sockets, [], () => {});
  for (const socket of sockets) socket.disconnect();
}

/** `serverOf` gives the server that a room is led to. */
export async function openTable(url: string, serverOf: (room: string) => string): Promise<LoadTable> {
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
  const created = await createRoom(url, 'my-number');
  await startGame(created, await openSockets(serverOf(created.room), created.room), players, onView);
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

export const ours: Peer = {
  name: 'fivefold',
  args: startArgs(REPOSITORY),
  open: (url) => openTable(url, () => url),
};
