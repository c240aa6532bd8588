import { daily as eight28 } from '../games/eight28/daily.ts';
import { daily as iota } from '../games/iota/daily.ts';
import { daily as podelim } from '../games/podelim/daily.ts';
import { daily as red7 } from '../games/red7/daily.ts';
import { serveWorkerRequests } from '../localRoom/workerMessages.ts';
import type { DailyGame } from './dailyGames.ts';
import { type DailyPuzzle, type DailyPuzzleDefinition, dailyPuzzleOf } from './puzzle.ts';
import type { PuzzleWorkerAnswer, PuzzleWorkerRequest } from './puzzleClient.ts';

// biome-ignore lint/suspicious/noExplicitAny: the games' own types are forgotten here
const games: Readonly<Record<DailyGame, DailyPuzzleDefinition<any, any>>> = { iota, red7, eight28, podelim };
const made = new Map<string, DailyPuzzle<unknown, unknown>>();

function answer({ game, day, action }: PuzzleWorkerRequest): PuzzleWorkerAnswer {
  const daily = games[game];
  const key = `${game} ${day}`;
  const puzzle = made.get(key) ?? dailyPuzzleOf(game, daily, day);
  made.set(key, puzzle);
  return {
    puzzle,
    rivals: daily.rivals,
    hints: daily.hints,
    verdict: daily.judge(puzzle, action ?? puzzle.best),
    shown: daily.show(puzzle.state, action ?? puzzle.best) as unknown,
  };
}

serveWorkerRequests(answer);
