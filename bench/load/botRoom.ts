import { randomBytes } from 'node:crypto';
import { applyPatch, type BotLevel, type Command, type PatchMessage, type Snapshot } from '@fivefold/room';
import { type GameId, games } from '@fivefold/rules';
import { connectSocketIo } from './socketIoClient.ts';

/** A spectator of a table of bots, who starts the next game when one is over. */
export interface BotRoom {
  /** Patches received; the reader may reset it. */
  moves: number;
  close(): void;
}

let ids = 0;

export async function openBotRoom(url: string, game: GameId, level: BotLevel): Promise<BotRoom> {
  const socket = await connectSocketIo(url);
  const send = async (command: Command): Promise<void> => {
    ids += 1;
    const result = await socket.emitWithAck('command', { id: `r${ids}`, command });
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
  };
  const token = randomBytes(32).toString('hex');
  const created = await socket.emitWithAck('create', { token, name: 'Host', game });
  if (!created.ok) throw new Error(created.error.code);
  let { view } = created.value as Snapshot;
  let restarted = 0;
  let closed = false;
  const room: BotRoom = {
    moves: 0,
    close: () => {
      closed = true;
      socket.disconnect();
    },
  };
  socket.on('patch', ({ ops }: PatchMessage) => {
    view = applyPatch(view, ops);
    room.moves += 1;
    const { table } = view;
    if (table?.status !== 'over' || restarted === table.number) return;
    restarted = table.number;
    send({ type: 'rematch', number: table.number }).catch((error: unknown) => {
      if (!closed) throw error; // it was in flight while the room was closed
    });
  });
  await send({ type: 'stand' });
  const { min } = games[game]!.seatsFor?.(games[game]!.options.parse({})) ?? games[game]!.seats;
  for (let seat = 0; seat < min; seat += 1) await send({ type: 'addBot', seat, level });
  await send({ type: 'start' });
  return room;
}
