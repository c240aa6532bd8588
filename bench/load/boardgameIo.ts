import { SEATS, TURNS } from '../round.ts';
import type { LoadTable, Peer } from './peer.ts';
import { benchServerArgs } from './servers.ts';
import { connectSocketIo } from './socketIoClient.ts';

interface State {
  readonly _stateID: number;
  readonly G: { readonly hands: Readonly<Record<string, readonly number[]>> };
}

let matches = 0;

/** A match is one round; then the four clients open the next match. */
async function open(url: string): Promise<LoadTable> {
  const states: State[] = [];
  let match = '';
  let target = 0;
  let onAllSeen: () => void = () => {};
  const onState = (seat: number, state: State) => {
    states[seat] = state;
    if (states.length === SEATS && states.every(({ _stateID }) => _stateID >= target)) onAllSeen();
  };
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const socket = await connectSocketIo(`${url}/my-number`);
      socket.on('update', (id: string, state: State) => id === match && onState(seat, state));
      socket.on('sync', (id: string, { state }: { state: State }) => id === match && onState(seat, state));
      return socket;
    }),
  );
  const allSeen = (id: number) =>
    new Promise<void>((done) => {
      target = id;
      onAllSeen = done;
    });
  let moves = 0;
  const begin = async () => {
    matches += 1;
    match = `m${process.pid}-${matches}`;
    moves = 0;
    states.length = 0;
    for (const [seat, socket] of sockets.entries()) {
      const synced = new Promise<void>((done) => {
        onAllSeen = () => {};
        socket.once('sync', () => done());
      });
      socket.emit('sync', match, String(seat), undefined, SEATS);
      await synced;
    }
  };
  await begin();
  const act = (seat: number): void => {
    const { _stateID, G } = states[seat]!;
    const card = G.hands[seat]![0]!;
    const action = { type: 'MAKE_MOVE', payload: { type: 'select', args: [card], playerID: String(seat) } };
    sockets[seat]!.emit('update', action, _stateID, match, String(seat));
  };
  return {
    ready: async () => {
      if (moves === TURNS * SEATS) await begin();
    },
    play: async (order) => {
      const first = moves % SEATS;
      const count = order === 'together' ? SEATS - first : 1;
      moves += count;
      const done = allSeen(states[0]!._stateID + count);
      for (let seat = first; seat < first + count; seat += 1) act(seat);
      await done;
      return count;
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

export const boardgameIo: Peer = {
  name: 'boardgame.io',
  args: benchServerArgs('./boardgameIoServer.ts'),
  open,
};
