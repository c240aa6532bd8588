import { type CommandEnvelope, idleFor, type Refusal, type RoomCode, waitingBots } from '@fivefold/room';
import { fastRandom, type Result } from '@fivefold/rules';
import type { BotPool } from './bots.ts';
import type { Timers } from './clocks.ts';
import type { Logger } from './logger.ts';
import type { LiveRoom } from './rooms.ts';

export interface BotSeatDeps {
  readonly pool: BotPool;
  /** false for a room that was given up: what it shows is never going to change. */
  readonly isCurrent: (live: LiveRoom) => boolean;
  readonly run: (room: RoomCode, ask: CommandEnvelope) => Promise<Result<unknown, Refusal>>;
  readonly logger: Logger;
  readonly timers: Timers;
  /** A number from 0 to 2^32 - 1. */
  readonly draw: () => number;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** Milliseconds before a bot plays, as a person would; shorter the fewer people play with it. */
  readonly pause: (people: number, draw: number) => number;
}

/** Milliseconds a bot may think, unless a test says otherwise. */
export const BOT_BUDGET = 350;

/**
 * 0.6 to 1.5 s among people. One person with bots only waits less, or every round would be spent waiting; bots among
 * themselves take just enough to follow with the eyes. Where people play it is never shorter than the thinking.
 */
export const humanPause = (people: number, draw: number): number => {
  const share = draw / 2 ** 32;
  if (people === 0) return 150 + share * 150;
  if (people === 1) return BOT_BUDGET + share * 350;
  return 600 + share * 900;
};

type WaitingBot = ReturnType<typeof waitingBots>[number];

/** Sets every bot that is waited for to thinking, once for each decision. */
export function watchBots(deps: BotSeatDeps, live: LiveRoom): void {
  const { table } = live.durable;
  if (!table) return;
  for (const bot of waitingBots(live.durable)) {
    if (live.thinking.has(bot.seat)) continue;
    live.thinking.add(bot.seat);
    const people = table.players.filter((player) => player.bot === null).length;
    const paused = new Promise<void>((over) => {
      deps.timers.after(deps.pause(people, deps.draw()), over);
    });
    void playOut(deps, live, bot, paused);
  }
}

async function playOut(
  deps: BotSeatDeps,
  live: LiveRoom,
  bot: WaitingBot,
  paused: Promise<void>,
): Promise<void> {
  const { seat } = bot;
  try {
    await play(deps, live, bot, paused);
  } catch (error) {
    deps.logger.error({ err: error, room: live.code, seat }, 'bot failed');
  } finally {
    live.thinking.delete(seat);
  }
  if (deps.isCurrent(live)) watchBots(deps, live); // somebody may have moved while it thought, so that it was asked again
}

/** It thinks while it pauses: a hand that is quick to decide is not seen by how long it took. */
async function play(
  deps: BotSeatDeps,
  live: LiveRoom,
  { seat, level, view, number, move }: WaitingBot,
  paused: Promise<void>,
): Promise<void> {
  const game = live.durable.table?.game;
  if (!game) return;
  const choosing = deps.pool.choose({ game, view, level, seed: deps.draw(), budget: deps.budget });
  const [chosen] = await Promise.all([choosing, paused]);
  if (!deps.isCurrent(live) || !stillWaiting(live, seat)) return;
  const ask = (action: unknown, reason?: string) =>
    deps.run(live.code, {
      id: null,
      by: null,
      command: { type: 'bot', seat, number, move, action, ...(reason ? { reason } : {}) },
    });
  const played = chosen && (await ask(chosen.action, chosen.reason && JSON.stringify(chosen.reason)));
  if (played?.ok) return;
  const isStill = () => {
    const now = stillWaiting(live, seat);
    return now?.number === number && now.move === move;
  };
  // Too late for this move, or the disk did not take it: it is asked again.
  if (!isStill() || isUnlucky(played)) return;
  if (played) deps.logger.warn({ room: live.code, seat, code: played.error.code }, 'bot refused');
  const idle = await ask(idleFor(live.durable, seat, fastRandom(deps.draw())), played ? 'refused' : 'slow');
  if (!idle.ok && !isUnlucky(idle) && isStill())
    throw new Error(`the idle move of seat ${seat} was refused: ${idle.error.code}`);
}

const isUnlucky = (asked: Result<unknown, Refusal> | null): boolean =>
  asked !== null && !asked.ok && asked.error.code === 'try-again';

const stillWaiting = (live: LiveRoom, seat: number): WaitingBot | undefined =>
  waitingBots(live.durable).find((bot) => bot.seat === seat);
