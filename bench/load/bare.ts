import { Line } from './line.ts';
import type { Kind, Table } from './table.ts';

const SEATS = 4;
let rooms = 0;

async function open(url: string): Promise<Table> {
  const room = `r${rooms++}`;
  const seen = Array.from({ length: SEATS }, () => 0);
  let target = 0;
  let arrived: () => void = () => {};
  const lines = await Promise.all(
    seen.map(async (_, seat) => {
      const line = await Line.open(url);
      line.hear = (version: number) => {
        seen[seat] = version;
        if (seen.every((version) => version >= target)) arrived();
      };
      await line.asking('join', room);
      return line;
    }),
  );
  let moves = 0;
  const ask = (): Promise<unknown> => {
    moves += 1;
    const action = { type: 'select', card: 1 + (moves % 60), turn: 1 + (moves % 6) };
    const command = { type: 'act', number: 1, move: moves - 1, action };
    return lines[moves % SEATS]!.asking('command', { id: `b${moves}`, command });
  };
  return {
    ready: async () => {},
    play: async (pace) => {
      const count = pace === 'together' ? SEATS - (moves % SEATS) : 1;
      target = moves + count;
      const all = new Promise<void>((done) => {
        arrived = done;
      });
      await Promise.all([...Array.from({ length: count }, ask), all]);
      return count;
    },
    close: () => {
      for (const line of lines) line.disconnect();
    },
  };
}

export const bare: Kind = { name: 'bare Socket.IO', open };
