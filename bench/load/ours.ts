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
import { Line } from './line.ts';
import type { Kind, Table } from './table.ts';

const SEATS = 4;

interface Player {
  readonly line: Line;
  view: RoomView;
  version: number;
}

let ids = 0;

async function send(player: Player, command: Command): Promise<void> {
  ids += 1;
  const result = await player.line.asking<Result<null, Refusal>>('command', { id: `b${ids}`, command });
  if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
}

/** Without a code: into a new room. `look` is called with every patch. */
function enter(line: Line, code: string | undefined, look: () => void): Promise<Player> {
  ids += 1;
  const who = { token: randomBytes(32).toString('hex'), name: `P${ids}` };
  const ask = code === undefined ? { ...who, game: 'my-number' } : { ...who, code };
  line.hear = () => {};
  // The snapshot is taken at once: the first patch may be in the same read.
  return new Promise((entered, failed) => {
    line.ask(code === undefined ? 'create' : 'join', ask, (result: Result<Snapshot, Refusal>) => {
      if (!result.ok) return failed(new Error(result.error.code));
      const player: Player = { line, view: result.value.view, version: result.value.version };
      line.hear = (from: number, patch: Patch) => {
        if (from !== player.version) throw new Error('a gap');
        player.view = applyPatch(player.view, patch);
        player.version += 1;
        look();
      };
      entered(player);
    });
  });
}

const fourLines = (url: string): Promise<Line[]> =>
  Promise.all(Array.from({ length: SEATS }, () => Line.open(url)));

/** A new room with these four at its table, and its first game. */
async function begin(lines: readonly Line[], players: Player[], look: () => void): Promise<void> {
  for (const [seat, line] of lines.entries()) {
    const player = await enter(line, players[0]?.view.code, look);
    players.push(player);
    if (seat > 0) await send(player, { type: 'sit', seat });
  }
  await send(players[0]!, { type: 'start' });
}

/** So many rooms with a game that has begun, and nobody in them: four people go from one to the next. */
export async function fillRooms(url: string, count: number): Promise<void> {
  const lines = await fourLines(url);
  for (let i = 0; i < count; i += 1) await begin(lines, [], () => {});
  for (const line of lines) line.disconnect();
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
  await begin(await fourLines(url), players, look);
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
      for (const { line } of players) line.disconnect();
    },
  };
}

export const ours: Kind = { name: 'fivefold', open };
