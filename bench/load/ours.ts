import { randomBytes } from 'node:crypto';
import {
  applyPatch,
  type Command,
  type Patch,
  type Refusal,
  type RoomView,
  type Snapshot,
} from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import type { Socket } from 'socket.io-client';
import { connect, type Kind, type Table } from './table.ts';

const SEATS = 4;

interface Player {
  readonly socket: Socket;
  view: RoomView;
  version: number;
}

let ids = 0;

async function send(player: Player, command: Command): Promise<void> {
  ids += 1;
  const result = await player.socket.emitWithAck('command', { id: `b${ids}`, command });
  if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
}

/** Without a code: into a new room. `look` is called with every patch. */
function enter(socket: Socket, code: string | undefined, look: () => void): Promise<Player> {
  ids += 1;
  const who = { token: randomBytes(32).toString('hex'), name: `P${ids}` };
  const ask = code === undefined ? { ...who, game: 'my-number' } : { ...who, code };
  socket.off('p');
  // The snapshot is taken at once: the first patch may be in the same read.
  return new Promise((entered, failed) => {
    socket.emit(code === undefined ? 'create' : 'join', ask, (result: Result<Snapshot, Refusal>) => {
      if (!result.ok) return failed(new Error(result.error.code));
      const player: Player = { socket, view: result.value.view, version: result.value.version };
      socket.on('p', (from: number, patch: Patch) => {
        if (from !== player.version) throw new Error('a gap');
        player.view = applyPatch(player.view, patch);
        player.version += 1;
        look();
      });
      entered(player);
    });
  });
}

const fourSockets = (url: string): Promise<Socket[]> =>
  Promise.all(Array.from({ length: SEATS }, () => connect(url, (packet) => packet.startsWith('2["p"'))));

/** A new room with these four at its table, and its first game. */
async function begin(sockets: readonly Socket[], players: Player[], look: () => void): Promise<void> {
  for (const [seat, socket] of sockets.entries()) {
    const player = await enter(socket, players[0]?.view.code, look);
    players.push(player);
    if (seat > 0) await send(player, { type: 'sit', seat });
  }
  await send(players[0]!, { type: 'start' });
}

/** So many rooms with a game that has begun, and nobody in them: four people go from one to the next. */
export async function fillRooms(url: string, count: number): Promise<void> {
  const sockets = await fourSockets(url);
  for (let i = 0; i < count; i += 1) await begin(sockets, [], () => {});
  for (const socket of sockets) socket.disconnect();
}

async function open(url: string): Promise<Table> {
  const players: Player[] = [];
  let target = { number: 1, move: 0 };
  let arrived: () => void = () => {};
  const isThere = ({ view: { table } }: Player): boolean =>
    table?.number === target.number && table.move >= target.move;
  const look = () => {
    if (players.every(isThere)) arrived();
  };
  /** Until everybody sees this move of this game. */
  const all = (number: number, move: number) =>
    new Promise<void>((done) => {
      target = { number, move };
      arrived = done;
      look();
    });
  await begin(await fourSockets(url), players, look);
  await all(1, 0);
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
      await all(number + 1, 0);
    },
    play: async (pace) => {
      const { waitingFor, number, move } = host.view.table!;
      const asked = pace === 'together' ? waitingFor : waitingFor.slice(0, 1);
      const acting = players.filter(({ view }) => asked.includes(view.table!.seat!));
      await Promise.all(acting.map(act));
      await all(number, move + acting.length);
      return acting.length;
    },
    close: () => {
      for (const { socket } of players) socket.disconnect();
    },
  };
}

export const ours: Kind = { name: 'fivefold', open };
