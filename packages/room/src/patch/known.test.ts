import { expect, test } from 'vitest';
import type { HistoryLine, NightGame, RoomView, TableView } from '../view.ts';
import { KNOWN } from './known.ts';
import { Writer } from './write.ts';

const SEATS = [0, 1, 2, 3] as const;
const NO_HASH = ' '.repeat(64);

const players = SEATS.map((seat) => ({ name: 'Name', member: `m${seat + 1}`, bot: null }));
const table: TableView = {
  number: 1,
  game: 'my-number',
  rules: 'my-number@1',
  options: {},
  players,
  seat: 0,
  view: { table: { options: {}, round: 1, turn: 1 }, me: 0, hand: [] },
  move: 0,
  waitingFor: SEATS,
  free: [],
  history: [],
  clock: null,
  paused: null,
  status: 'playing',
  outcome: null,
  deal: {
    room: 'KITE-4271',
    commitment: NO_HASH,
    nonces: [null, null, null, null],
    takenOver: [],
    secret: null,
    actions: null,
  },
};
const line = (type: string): HistoryLine => ({ move: 1, event: { type } });
const ended: Pick<TableView, 'status' | 'outcome'> = {
  status: 'over',
  outcome: {
    ranking: SEATS.map((seat) => ({ seat, place: seat + 1, score: 9, decidedBy: null })),
    breakdown: [{ key: 'bonus', round: 1, points: SEATS }],
  } as never,
};
const night: NightGame = {
  number: 1,
  game: 'my-number',
  results: players.map(({ name, member }, seat) => ({ player: name, member, place: seat + 1, points: 3 })),
};
const room: Partial<RoomView> = { table };

test('the text that both sides know is what the rooms of all games say', () => {
  const said = [room, { history: [line('x'), line('y')] }, ended, { night: [night] }];
  const writer = new Writer('');
  expect(said.map((value) => writer.diff(null, value)?.from(0)).join('')).toBe(KNOWN);
});
