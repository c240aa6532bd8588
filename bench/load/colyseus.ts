import { Client, type Room } from '@colyseus/sdk';
import { SEATS } from '../round.ts';
import { GameState } from './colyseusState.ts';
import type { LoadTable, Peer } from './peer.ts';
import { benchServerArgs } from './servers.ts';

type ClientRoom = Room<unknown, GameState>;

async function open(url: string): Promise<LoadTable> {
  const host = await new Client(url).create<GameState>('my-number', { seat: 0 }, GameState);
  const rooms: ClientRoom[] = [host];
  for (let seat = 1; seat < SEATS; seat += 1)
    rooms.push(await new Client(url).joinById<GameState>(host.roomId, { seat }, GameState));
  let target = 0;
  let onAllSeen: () => void = () => {};
  const hasTarget = ({ state }: ClientRoom): boolean => state.players.length > 0 && state.move >= target;
  /** Resolves when all four clients have this move; move 0 is the first state. */
  const allSeen = (move: number) =>
    new Promise<void>((done) => {
      target = move;
      onAllSeen = done;
      if (rooms.every(hasTarget)) done();
    });
  for (const room of rooms) {
    room.reconnection.enabled = false;
    room.onStateChange(() => {
      if (rooms.every(hasTarget)) onAllSeen();
    });
  }
  await allSeen(0);
  let moves = 0;
  const select = async (seat: number): Promise<void> => {
    const room = rooms[seat]!;
    const card = room.state.players[seat]!.hand[0]!;
    if (!(await room.request('select', { card }))) throw new Error(`card ${card} was refused`);
  };
  return {
    ready: async () => {},
    play: async (order) => {
      const first = moves % SEATS;
      const count = order === 'together' ? SEATS - first : 1;
      moves += count;
      const acting = Array.from({ length: count }, (_, i) => select(first + i));
      await Promise.all([...acting, allSeen(moves)]);
      return count;
    },
    close: () => {
      for (const room of rooms) void room.leave();
    },
  };
}

export const colyseus: Peer = { name: 'Colyseus', args: benchServerArgs('./colyseusServer.ts'), open };
