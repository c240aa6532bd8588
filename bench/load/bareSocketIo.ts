import { LeanSocket } from './leanSocket.ts';
import type { LoadTable, Peer } from './peer.ts';
import { benchServerArgs } from './servers.ts';

const SEATS = 4;
let rooms = 0;

async function open(url: string): Promise<LoadTable> {
  const room = `r${rooms++}`;
  const seen = Array.from({ length: SEATS }, () => 0);
  let target = 0;
  let onAllSeen: () => void = () => {};
  const sockets = await Promise.all(
    seen.map(async (_, seat) => {
      const socket = await LeanSocket.open(url, '');
      socket.on('p', (version: number) => {
        seen[seat] = version;
        if (seen.every((version) => version >= target)) onAllSeen();
      });
      await socket.emitWithAck('join', room);
      return socket;
    }),
  );
  let moves = 0;
  const act = (): Promise<unknown> => {
    moves += 1;
    const action = { type: 'select', card: 1 + (moves % 60), turn: 1 + (moves % 6) };
    const command = { type: 'act', number: 1, move: moves - 1, action };
    return sockets[moves % SEATS]!.emitWithAck('command', { id: `b${moves}`, command });
  };
  return {
    ready: async () => {},
    play: async (order) => {
      const count = order === 'together' ? SEATS - (moves % SEATS) : 1;
      target = moves + count;
      const allSeen = new Promise<void>((done) => {
        onAllSeen = done;
      });
      await Promise.all([...Array.from({ length: count }, act), allSeen]);
      return count;
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

export const bareSocketIo: Peer = {
  name: 'bare Socket.IO',
  args: benchServerArgs('./bareSocketIoServer.ts'),
  open,
};
