import { GAME_IDS, type GameId } from '@fivefold/rules';
import { create } from 'zustand';
import { type BotWorkerChoice, createBotWorkerClient } from '../localRoom/botClient.ts';
import type { LocalGame } from '../localRoom/localGame.ts';
import { createLocalGame } from '../localRoom/newGame.ts';
import { type OpenLocalGame, openLocalGame } from '../localRoom/openGame.ts';
import {
  addPastGame,
  clearLocalGame,
  readLocalGame,
  type StoredLocalGameSlot,
  writeLocalGame,
} from '../localRoom/storedGames.ts';
import { disconnectAndClearRoom, openLocalRoom } from '../net/session.ts';
import { randomHex } from '../net/token.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { usePreferences } from '../state/preferences.ts';
import { botPauseMs, PRACTICE_BOT_BUDGET_MS } from './botPause.ts';
import {
  type PracticeGameSettings,
  practiceSettingsFor,
  readPracticeSettings,
  writePracticeSettings,
} from './practiceSettings.ts';

/** damaged: the stored game cannot be read. old-rules: this build lacks its rules. none: there is nothing to open. */
type PracticeStatus = 'opening' | 'open' | 'damaged' | 'old-rules' | 'none';

interface PracticeState {
  readonly status: PracticeStatus;
  readonly game: LocalGame | null;
  /** The worker of the bots died; the game waits. */
  readonly botsStopped: boolean;
  /** Nobody has practised this game in this browser before. */
  readonly firstTime: boolean;
}
const CLOSED: PracticeState = { status: 'opening', game: null, botsStopped: false, firstTime: false };
export const usePractice = create<PracticeState>(() => CLOSED);

let open: OpenLocalGame | null = null;

const pauseMs = (bots: number): number =>
  readPracticeSettings(browserStorage).fast ? 0 : botPauseMs(bots, Math.random());

/** Opens what is stored for this slot; a practice game starts where there is none. */
export function openStoredPracticeGame(slot: StoredLocalGameSlot, me: string): void {
  usePractice.setState(CLOSED);
  const stored = readLocalGame(browserStorage, slot);
  if (typeof stored === 'object') openStored(slot, stored);
  else if (stored !== 'none') usePractice.setState({ status: stored });
  else if (isGame(slot)) {
    const settings = readPracticeSettings(browserStorage);
    startPracticeGame(slot, practiceSettingsFor(settings, slot), me);
    usePractice.setState({ firstTime: settings.games[slot] === undefined });
  } else usePractice.setState({ status: 'none' });
}

/** Deals a new practice game and remembers how it is played. */
export function startPracticeGame(game: GameId, settings: PracticeGameSettings, me: string): void {
  const known = readPracticeSettings(browserStorage);
  writePracticeSettings(browserStorage, { ...known, games: { ...known.games, [game]: settings } });
  const { name } = usePreferences.getState();
  const made = createLocalGame({
    game,
    ...settings,
    name: name.trim() || me,
    id: randomHex(8),
    seed: randomHex(32),
    now: Date.now(),
  });
  if (!made.ok) throw new Error(`a practice game is refused: ${made.error.code}`);
  clearLocalGame(browserStorage, game);
  openStored(game, made.value);
}

function openStored(slot: StoredLocalGameSlot, game: LocalGame): void {
  openLocalRoom((observer) => {
    open = openLocalGame(game, {
      observer,
      bots: createBotWorkerClient(),
      now: () => Date.now(),
      randomHex,
      startTimer: (ms, action) => {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
      budgetMs: PRACTICE_BOT_BUDGET_MS,
      pauseMs,
      onGame: (next) => keep(slot, next),
      onBotsStopped: () => usePractice.setState({ botsStopped: true }),
    });
    return open.client;
  });
  usePractice.setState({ status: 'open', game, botsStopped: false });
  writeLocalGame(browserStorage, slot, game);
}

function keep(slot: StoredLocalGameSlot, game: LocalGame): void {
  writeLocalGame(browserStorage, slot, game);
  usePractice.setState({ game });
  if (isGame(slot) && open?.client.room().table?.status === 'over') {
    addPastGame(browserStorage, { ...game, finished: Date.now() });
  }
}

/** A finished game makes room for the next one; it stays among the past games. */
export function closeStoredPracticeGame(slot: StoredLocalGameSlot): void {
  const isOver = open?.client.room().table?.status === 'over';
  if (open) disconnectAndClearRoom();
  open = null;
  if (isOver) clearLocalGame(browserStorage, slot);
  usePractice.setState(CLOSED);
}

export const undoLastPracticeMove = (): void => open?.undo();

export function requestPracticeHint(): Promise<BotWorkerChoice> {
  return open ? open.hint() : Promise.reject(new Error('no game is open'));
}

export function resumeBots(): void {
  usePractice.setState({ botsStopped: false });
  open?.resumeBots();
}

export const setFastPracticeBots = (fast: boolean): void =>
  writePracticeSettings(browserStorage, { ...readPracticeSettings(browserStorage), fast });

const isGame = (slot: StoredLocalGameSlot): slot is GameId => GAME_IDS.some((id) => id === slot);
