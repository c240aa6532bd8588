import type { RoomView } from '@fivefold/room';
import { GAME_IDS, type GameId, games } from '@fivefold/rules';
import { describe, expect, test, vi } from 'vitest';
import type { RoomViewObserver } from '../net/roomClient.ts';
import { replayFramesOf } from '../replay/frames.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import type { BotWorkerClient } from './botClient.ts';
import { chooseBotAction } from './chooseInWorker.ts';
import { continueLocalGameFromReplay, type LocalGame, replayFileOfGame } from './localGame.ts';
import { createLocalGame, defaultGameOptions, gameSeatRange } from './newGame.ts';
import { type OpenLocalGame, openLocalGame } from './openGame.ts';
import { addPastGame, clearLocalGame, pastGames, readLocalGame, writeLocalGame } from './storedGames.ts';
import { WorkerStoppedError } from './workerMessages.ts';

let ticks = 0;
/** Bots in the thread of the test, with a clock that runs out at once. */
const quickBots: BotWorkerClient = {
  choose: async (request) => chooseBotAction(request, () => ticks++),
  close: () => {},
};

let drawn = 0;
/** Repeatable: every test gets the same deals and bots. */
const countedHex = (bytes: number): string =>
  (++drawn)
    .toString(16)
    .padStart(8, '0')
    .repeat(8)
    .slice(0, 2 * bytes);

function dealt(game: GameId, level: 'easy' | 'hard' = 'easy'): LocalGame {
  const options = defaultGameOptions(game);
  const made = createLocalGame({
    game,
    options,
    players: gameSeatRange(game, options).min + 1,
    level,
    name: 'Anna',
    id: '0123456789abcdef',
    seed: '5'.repeat(64),
    now: 1000,
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

function open(game: LocalGame, bots: BotWorkerClient = quickBots) {
  drawn = 0;
  const seen: { view: RoomView | null; game: LocalGame; stopped: number; pauses: number[] } = {
    view: null,
    game,
    stopped: 0,
    pauses: [],
  };
  const observer: RoomViewObserver = {
    onStatus: () => {},
    onView: (view) => {
      seen.view = view;
    },
    onClock: () => {},
    onBye: () => {},
    onRefused: () => {},
  };
  const opened = openLocalGame(game, {
    observer,
    bots,
    now: () => 1000,
    randomHex: countedHex,
    startTimer: (_ms, action) => {
      action();
      return () => {};
    },
    budgetMs: 0,
    pauseMs: (bots) => {
      seen.pauses.push(bots);
      return 0;
    },
    onGame: (next) => {
      seen.game = next;
    },
    onBotsStopped: () => {
      seen.stopped += 1;
    },
  });
  return { opened, seen };
}

/** Lets the bots' promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const tableOf = (seen: { readonly view: RoomView | null }) => seen.view!.table!;

async function playMine({ client }: OpenLocalGame, seen: { readonly view: RoomView | null }): Promise<void> {
  const { number, move, game, view } = tableOf(seen);
  const { action } = await quickBots.choose({
    game,
    view,
    level: 'medium',
    seed: move,
    budgetMs: 0,
    names: [],
  });
  const done = await client.command({ type: 'act', number, move, action: action as never });
  expect(done).toEqual({ ok: true, value: null });
}

async function playUntil(
  opened: OpenLocalGame,
  seen: { readonly view: RoomView | null },
  enough: () => boolean,
): Promise<void> {
  for (let steps = 0; steps < 5000; steps += 1) {
    await settle();
    if (enough()) return;
    const { status, seat, waitingFor } = tableOf(seen);
    if (status === 'playing' && waitingFor.includes(seat!)) await playMine(opened, seen);
  }
  throw new Error(`the game does not end: ${JSON.stringify(tableOf(seen).waitingFor)}`);
}

describe.each(GAME_IDS)('%s in the page', (id) => {
  test('is played to its end, stored after every move, and replayed with the reasons of the bots', async () => {
    const { opened, seen } = open(dealt(id));
    await playUntil(opened, seen, () => tableOf(seen).status === 'over');
    const file = opened.client.replayFile!()!;
    const frames = replayFramesOf(games[id]!, file);
    expect(frames.at(-1)!.outcome).toEqual(tableOf(seen).outcome);
    expect(frames.some(({ reason }) => /[а-яё]/.test(reason?.ru ?? ''))).toBe(true);
    expect(seen.game.actions).toHaveLength(file.actions.length);
  });

  test('is the same after a reload', async () => {
    const { opened, seen } = open(dealt(id));
    await playUntil(opened, seen, () => seen.game.actions.length >= 6);
    const again = open(seen.game);
    expect(tableOf(again.seen).history).toEqual(tableOf(seen).history);
  });

  test('takes back the last own move and what followed it', async () => {
    const { opened, seen } = open(dealt(id));
    await playUntil(opened, seen, () => tableOf(seen).waitingFor.includes(tableOf(seen).seat!));
    const before = tableOf(seen);
    await playMine(opened, seen);
    await settle();
    opened.undo();
    expect(tableOf(seen).view).toEqual(before.view);
    await playUntil(opened, seen, () => seen.game.actions.length > 12 || tableOf(seen).status === 'over');
  });

  test('goes on from a position of a finished game with the cards as they were', async () => {
    const finished = open(dealt(id));
    await playUntil(finished.opened, finished.seen, () => tableOf(finished.seen).status === 'over');
    const file = replayFileOfGame(finished.seen.game);
    const moves = Math.floor(file.actions.length / 2);
    const given = continueLocalGameFromReplay({
      id: 'fedcba9876543210',
      file,
      moves,
      seat: 1,
      level: 'easy',
    });
    const { opened, seen } = open(given);
    const { state } = replayFramesOf(games[id]!, file)[moves]!;
    expect(opened.client.room().table!.state).toEqual(state);
    expect(tableOf(seen).view).toEqual(games[id]!.view(state, 1));
    await playUntil(opened, seen, () => tableOf(seen).status === 'over');
    // What was given cannot be taken back.
    for (let i = 0; i < 500; i += 1) opened.undo();
    expect(seen.game.actions.length).toBeGreaterThanOrEqual(moves);
  });
});

test('a bot pauses by the number of bots at the table, which share the time', async () => {
  const { opened, seen } = open(dealt('my-number'));
  await settle();
  await playMine(opened, seen);
  await settle();
  const bots = tableOf(seen).players.filter(({ bot }) => bot !== null).length;
  expect(bots).toBeGreaterThan(1);
  expect(new Set(seen.pauses)).toEqual(new Set([bots]));
});

test('leaving keeps the game', async () => {
  const { opened, seen } = open(dealt('red7'));
  expect(await opened.client.command({ type: 'leave' })).toEqual({ ok: true, value: null });
  expect(tableOf(seen).status).toBe('playing');
});

test('a worker that dies stops the bots, and they go on when asked', async () => {
  let dead = true;
  const bots: BotWorkerClient = {
    choose: (request) =>
      dead ? Promise.reject(new WorkerStoppedError('it died')) : quickBots.choose(request),
    close: () => {},
  };
  const { opened, seen } = open(dealt('my-number'), bots);
  await settle();
  await playMine(opened, seen);
  await settle();
  expect(seen.stopped).toBe(1);
  const { move } = tableOf(seen);
  dead = false;
  opened.resumeBots();
  await settle();
  expect(tableOf(seen).move).toBeGreaterThan(move);
});

test('a bot that chooses something illegal plays the idle move', async () => {
  const bots: BotWorkerClient = {
    choose: async () => ({ action: { type: 'select', card: 99, turn: 1 }, reason: null }),
    close: () => {},
  };
  const { opened, seen } = open(dealt('my-number'), bots);
  await settle();
  await playMine(opened, seen);
  await settle();
  expect(tableOf(seen).move).toBeGreaterThan(1);
});

describe('stored games', () => {
  stubLocalStorage();

  test('are read as they were written', () => {
    expect(readLocalGame(browserStorage, 'red7')).toBe('none');
    writeLocalGame(browserStorage, 'red7', dealt('red7'));
    expect(readLocalGame(browserStorage, 'red7')).toEqual(dealt('red7'));
    expect(readLocalGame(browserStorage, 'iota')).toBe('none');
  });

  test.each(['{', '[]', '{"format":2}', JSON.stringify({ ...dealt('red7'), seat: 7 })])(
    'damaged: %s is reported and kept for a later build',
    (text) => {
      localStorage.setItem('fivefold.practice.game.red7', text);
      expect(readLocalGame(browserStorage, 'red7')).toBe('damaged');
      clearLocalGame(browserStorage, 'red7');
      expect(readLocalGame(browserStorage, 'red7')).toBe('none');
      expect(unreadable()).toEqual([text]);
    },
  );

  const unreadable = () => JSON.parse(localStorage.getItem('fivefold.practice.unreadable') ?? '[]');
  const impossible = { ...dealt('red7'), actions: [{ seat: 0, action: { type: 'continue' } }] };
  test.each([
    ['old-rules', { ...dealt('red7'), rules: 'red7@99' }],
    ['damaged', impossible],
  ] as const)('%s: a game that this build cannot play is kept for a later one', (status, game) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    writeLocalGame(browserStorage, 'red7', game);
    expect(readLocalGame(browserStorage, 'red7')).toBe(status);
    clearLocalGame(browserStorage, 'red7');
    expect(unreadable()).toEqual([JSON.stringify(game)]);
  });

  test('the last eight unreadable games are kept, each once, and no others', () => {
    for (let i = 0; i < 10; i += 1) {
      localStorage.setItem('fivefold.practice.game.iota', `{${i}`);
      clearLocalGame(browserStorage, 'iota');
    }
    localStorage.setItem('fivefold.practice.game.red7', '{5');
    clearLocalGame(browserStorage, 'red7');
    writeLocalGame(browserStorage, 'red7', dealt('red7'));
    clearLocalGame(browserStorage, 'red7');
    expect(unreadable()).toEqual(['{5', '{9', '{8', '{7', '{6', '{4', '{3', '{2']);
  });

  test('past games: the newest ten, each once', () => {
    for (let i = 0; i < 12; i += 1)
      addPastGame(browserStorage, { ...dealt('red7'), id: i.toString(16).padStart(16, '0') });
    addPastGame(browserStorage, { ...dealt('red7'), id: '000000000000000b' });
    const ids = pastGames(browserStorage).map(({ id }) => Number.parseInt(id, 16));
    expect(ids).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});
