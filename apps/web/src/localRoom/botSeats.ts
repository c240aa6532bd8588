import { type BotToAct, botsToAct, idleAction } from '@fivefold/room';
import { fastRandom } from '@fivefold/rules';
import type { StartCancellableTimer } from '../net/retry.ts';
import type { BotReasonSentences } from '../replay/frames.ts';
import type { BotWorkerClient } from './botClient.ts';
import type { LocalRoom } from './localRoom.ts';

export interface BotSeatsDeps {
  readonly room: LocalRoom;
  readonly bots: BotWorkerClient;
  readonly startTimer: StartCancellableTimer;
  /** A number from 0 to 2^32 - 1. */
  readonly draw: () => number;
  /** Milliseconds a bot may think. */
  readonly budgetMs: number;
  /** Pause in milliseconds before a bot plays, for this number of bots, so that a person can follow. */
  readonly pauseMs: (bots: number) => number;
  /** Before a bot's action is played, with its reason. */
  readonly onReason: (reason: BotReasonSentences | null) => void;
  /** Bots think no more, because their worker died; `resume` tries again. */
  readonly onStopped: () => void;
}

export interface LocalBotSeats {
  /** To be called whenever the room has changed. */
  readonly update: () => void;
  /** After an undo: what bots are thinking about did not happen. */
  readonly reset: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

/** Plays the seats that bots hold in a room of the page. */
export function createBotSeats(deps: BotSeatsDeps): LocalBotSeats {
  const { room } = deps;
  let thinking = new Set<number>();
  let isStopped = false;
  let isClosed = false;

  const isWaiting = (seat: number): boolean => botsToAct(room.room()).some((bot) => bot.seat === seat);

  async function play(bot: BotToAct, isCurrent: () => boolean): Promise<void> {
    const { seat, level, view, number, move } = bot;
    const { game, players } = room.room().table!;
    const bots = players.filter(({ bot }) => bot !== null).length;
    const paused = new Promise<void>((resolve) => {
      deps.startTimer(deps.pauseMs(bots), resolve);
    });
    const names = players.map(({ name }) => name);
    const request = { game, view, level, seed: deps.draw(), budgetMs: deps.budgetMs, names };
    const [chosen] = await Promise.all([deps.bots.choose(request), paused]);
    if (!isCurrent() || !isWaiting(seat)) return;
    deps.onReason(chosen.reason);
    const played = room.run(null, { type: 'bot', seat, number, move, action: chosen.action });
    // Too late: another seat moved meanwhile and opened a new decision.
    if (played.ok || played.error.code === 'too-late') return;
    deps.onReason(null);
    const action = idleAction(room.room(), seat, fastRandom(deps.draw()));
    const idle = room.run(null, { type: 'bot', seat, number, move, action });
    if (!idle.ok) throw new Error(`the idle move of seat ${seat} was refused: ${idle.error.code}`);
  }
  function update(): void {
    if (isStopped || isClosed) return;
    const current = thinking;
    const isCurrent = () => !isClosed && current === thinking;
    for (const bot of botsToAct(room.room())) {
      if (current.has(bot.seat)) continue;
      current.add(bot.seat);
      play(bot, isCurrent)
        .catch((error: unknown) => {
          if (!isCurrent() || isStopped) return;
          console.warn('bots stopped:', error);
          isStopped = true;
          deps.onStopped();
        })
        .finally(() => {
          current.delete(bot.seat);
          update(); // somebody may have moved while it thought, so its answer was void
        });
    }
  }
  return {
    update,
    reset() {
      thinking = new Set();
    },
    resume() {
      isStopped = false;
      update();
    },
    close() {
      isClosed = true;
    },
  };
}
