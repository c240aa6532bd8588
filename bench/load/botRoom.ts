import {
  applyPatch,
  type BotLevel,
  type Command,
  type Refusal,
  type RoomViewSnapshot,
  type ServerToClient,
} from '@fivefold/room';
import { type GameId, games } from '@fivefold/rules';
import { createRoom } from './createRoom.ts';
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
  const unanswered = new Map<string, () => void>();
  const answered = (id: string): void => {
    unanswered.get(id)?.();
    unanswered.delete(id);
  };
  const send = (command: Command): Promise<void> => {
    ids += 1;
    const id = `r${ids}`;
    return new Promise((done) => {
      unanswered.set(id, done);
      socket.emit('command', id, command);
    });
  };
  socket.on('ack', ({ id }: { id: string }) => answered(id));
  socket.on('refused', ({ refusal }: { refusal: Refusal }) => {
    throw new Error(`a command was refused: ${refusal.code}`);
  });
  const { token, room: code } = await createRoom(url, game);
  const entered = await socket.emitWithAck('join', { code, token });
  if (!entered.ok) throw new Error(entered.error.code);
  let { view } = entered.value as RoomViewSnapshot;
  let restarted = 0;
  const room: BotRoom = {
    moves: 0,
    close: () => socket.disconnect(),
  };
  socket.on('patch', (...[, ops, moves = [], acks = []]: Parameters<ServerToClient['patch']>) => {
    view = applyPatch(view, { ops, moves });
    for (const id of acks) answered(id);
    room.moves += 1;
    const { table } = view;
    if (table?.status !== 'over' || restarted === table.number) return;
    restarted = table.number;
    void send({ type: 'rematch', number: table.number });
  });
  await send({ type: 'stand' });
  const { min } = games[game]!.seatsFor?.(games[game]!.options.parse({})) ?? games[game]!.seats;
  for (let seat = 0; seat < min; seat += 1) await send({ type: 'addBot', seat, level });
  await send({ type: 'start' });
  return room;
}
