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

async function send(player: Player, command: Command): Promise<number> {
  ids += 1;
  const result = await player.socket.emitWithAck('command', { id: `b${ids}`, command });
  if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
  return result.value.version;
}

async function open(url: string): Promise<Table> {
  const players: Player[] = [];
  let target = Number.POSITIVE_INFINITY;
  let arrived: () => void = () => {};
  const look = () => {
    if (players.every(({ version }) => version >= target)) arrived();
  };
  /** Until everybody has this version. */
  const all = (version: number) =>
    new Promise<void>((done) => {
      target = version;
      arrived = done;
      look();
    });
  for (let seat = 0; seat < SEATS; seat += 1) {
    const socket = await connect(url, (packet) => packet.startsWith('2["p"'));
    const token = randomBytes(32).toString('hex');
    const ask =
      seat === 0
        ? { token, name: 'Host', game: 'my-number' }
        : { token, name: `P${seat}`, code: players[0]!.view.code };
    // The snapshot is taken at once: the first patch may be in the same read.
    const player = await new Promise<Player>((entered, failed) => {
      socket.emit(seat === 0 ? 'create' : 'join', ask, (result: Result<Snapshot, Refusal>) => {
        if (!result.ok) return failed(new Error(result.error.code));
        const entering: Player = { socket, view: result.value.view, version: result.value.version };
        socket.on('p', (from: number, steps: number, patch: Patch) => {
          if (from !== entering.version) throw new Error('a gap');
          entering.view = applyPatch(entering.view, patch);
          entering.version += steps;
          look();
        });
        entered(entering);
      });
    });
    players.push(player);
    if (seat > 0) await send(player, { type: 'sit', seat });
  }
  const [host] = players as [Player];
  await all(await send(host, { type: 'start' }));

  const act = (player: Player): Promise<number> => {
    const { view, move } = player.view.table!;
    const [action] = myNumber.legal(view as never);
    return send(player, { type: 'act', move, action: action as never });
  };

  return {
    ready: async () => {
      const { status, number } = host.view.table!;
      if (status === 'over') await all(await send(host, { type: 'rematch', number }));
    },
    play: async (pace) => {
      const { waitingFor } = host.view.table!;
      const asked = pace === 'together' ? waitingFor : waitingFor.slice(0, 1);
      const acting = players.filter(({ view }) => asked.includes(view.table!.seat!));
      await all(Math.max(...(await Promise.all(acting.map(act)))));
      return acting.length;
    },
    close: () => {
      for (const { socket } of players) socket.disconnect();
    },
  };
}

export const ours: Kind = { name: 'fivefold', open };
