import { randomBytes } from 'node:crypto';
import { applyPatch, type Command, type Patch, type RoomView, type Snapshot } from '@fivefold/room';
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
    const result = await socket.emitWithAck(seat === 0 ? 'create' : 'join', ask);
    if (!result.ok) throw new Error(result.error.code);
    const { view, version } = result.value as Snapshot;
    const player: Player = { socket, view, version };
    socket.on('p', (from: number, to: number, patch: Patch) => {
      if (from !== player.version) throw new Error('a gap');
      player.view = applyPatch(player.view, patch);
      player.version = to;
      look();
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
    play: async (pace) => {
      let { table } = host.view;
      if (table?.status === 'over') {
        await all(await send(host, { type: 'rematch', number: table.number }));
        ({ table } = host.view);
      }
      const { waitingFor } = table!;
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
