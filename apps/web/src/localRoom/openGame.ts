import { type RoomEntry, roomView } from '@fivefold/room';
import type { StartCancellableTimer } from '../net/retry.ts';
import type { RoomViewObserver } from '../net/roomClient.ts';
import type { BotReasonSentences } from '../replay/frames.ts';
import type { BotWorkerChoice, BotWorkerClient } from './botClient.ts';
import { createBotSeats } from './botSeats.ts';
import {
  buildRoomOfLocalGame,
  LOCAL_MEMBER,
  type LocalGame,
  type LocalGameAction,
  localGameWithoutLastMove,
  replayFileOfGame,
} from './localGame.ts';
import { createLocalRoom, type LocalRoom } from './localRoom.ts';

export interface OpenLocalGameDeps {
  readonly observer: RoomViewObserver;
  readonly bots: BotWorkerClient;
  readonly now: () => number;
  readonly randomHex: (bytes: number) => string;
  readonly startTimer: StartCancellableTimer;
  readonly budgetMs: number;
  readonly pauseMs: (bots: number) => number;
  /** After every move and every undo. */
  readonly onGame: (game: LocalGame) => void;
  readonly onBotsStopped: () => void;
}

/** A game against bots in this page. */
export interface OpenLocalGame {
  readonly client: LocalRoom;
  /** Takes back the person's last own move and everything after it. */
  readonly undo: () => void;
  /** What the strongest bot would play in the person's place. Rejects where the worker died. */
  readonly hint: () => Promise<BotWorkerChoice>;
  readonly resumeBots: () => void;
}

/** The strongest level gives hints, whoever the rivals are; it may take a little longer. */
const HINT_BUDGET_MS = 800;

/** Opens a stored or new game. Throws where its actions do not fit its rules. */
export function openLocalGame(first: LocalGame, deps: OpenLocalGameDeps): OpenLocalGame {
  let game = first;
  let reason: BotReasonSentences | null = null;
  const draw = () => Number.parseInt(deps.randomHex(4), 16);

  function onChange(entries: readonly RoomEntry[]): void {
    const actions = entries.flatMap((entry): LocalGameAction[] => {
      if (entry.type !== 'acted') return [];
      const { seat, action } = entry;
      return [reason && seat !== game.seat ? { seat, action, reason } : { seat, action }];
    });
    reason = null;
    if (actions.length > 0) {
      game = { ...game, actions: [...game.actions, ...actions] };
      deps.onGame(game);
    }
    seats.update();
  }
  const room = createLocalRoom(buildRoomOfLocalGame(game, deps.now()), {
    observer: deps.observer,
    me: LOCAL_MEMBER,
    now: deps.now,
    entropy: () => deps.randomHex(32),
    replayFile: () => replayFileOfGame(game),
    onChange,
  });
  const seats = createBotSeats({
    room,
    bots: deps.bots,
    startTimer: deps.startTimer,
    draw,
    budgetMs: deps.budgetMs,
    pauseMs: deps.pauseMs,
    onReason: (next) => {
      reason = next;
    },
    onStopped: deps.onBotsStopped,
  });
  room.show();
  seats.update();
  return {
    client: {
      ...room,
      disconnect: () => {
        seats.close();
        room.disconnect();
        deps.bots.close();
      },
    },
    undo() {
      const before = localGameWithoutLastMove(game);
      if (!before) return;
      game = before;
      seats.reset();
      room.replace(buildRoomOfLocalGame(game, deps.now()));
      deps.onGame(game);
    },
    hint: () => {
      const { table } = roomView(room.room(), LOCAL_MEMBER);
      return deps.bots.choose({
        game: game.game,
        view: table?.view,
        level: 'hard',
        seed: draw(),
        budgetMs: HINT_BUDGET_MS,
        names: table?.players.map(({ name }) => name) ?? [],
      });
    },
    resumeBots: seats.resume,
  };
}
