import { dailyPuzzleDefinition as eight28 } from '../games/eight28/daily.ts';
import { dailyPuzzleDefinition as iota } from '../games/iota/daily.ts';
import { dailyPuzzleDefinition as podelim } from '../games/podelim/daily.ts';
import { dailyPuzzleDefinition as red7 } from '../games/red7/daily.ts';
import { answerWorkerRequests } from '../localRoom/workerMessages.ts';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import { type DailyPuzzle, type DailyPuzzleDefinition, dailyPuzzleOf } from './puzzle.ts';
import type { PuzzleWorkerAnswer, PuzzleWorkerRequest } from './puzzleClient.ts';

// biome-ignore lint/suspicious/noExplicitAny: the games' own types are forgotten here
const games: Readonly<Record<GameWithDailyPuzzle, DailyPuzzleDefinition<any, any>>> = {
  iota,
  red7,
  eight28,
  podelim,
};
const made = new Map<string, DailyPuzzle<unknown, unknown>>();

function answer({ game, day, action }: PuzzleWorkerRequest): PuzzleWorkerAnswer {
  const dailyPuzzleDefinition = games[game];
  const key = `${game} ${day}`;
  const puzzle = made.get(key) ?? dailyPuzzleOf(game, dailyPuzzleDefinition, day);
  made.set(key, puzzle);
  return {
    puzzle,
    rivals: dailyPuzzleDefinition.rivals,
    hints: dailyPuzzleDefinition.hints,
    verdict: dailyPuzzleDefinition.judge(puzzle, action ?? puzzle.best),
    shown: dailyPuzzleDefinition.show(puzzle.state, action ?? puzzle.best) as unknown,
  };
}

answerWorkerRequests(answer);
