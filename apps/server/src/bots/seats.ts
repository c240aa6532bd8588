import { type BotToAct, botsToAct, type CommandEnvelope, idleAction, type Refusal } from '@fivefold/room';
import { fastRandom, type Result } from '@fivefold/rules';
import type { Logger } from '../logger.ts';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import type { Timers } from '../timers/timers.ts';
import type { BotWorkerPool } from './pool.ts';

export interface BotSeatDeps {
  readonly pool: BotWorkerPool;
  /** False for a room that was unloaded, and while the server stops. */
  readonly isCurrent: (live: LiveRoom) => boolean;
  readonly run: (live: LiveRoom, envelope: CommandEnvelope) => Promise<Result<unknown, Refusal>>;
  readonly logger: Logger;
  readonly timers: Timers;
  /** A number from 0 to 2^32 - 1. */
  readonly draw: () => number;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** Milliseconds before a bot plays; shorter the fewer people and the more bots play. */
  readonly pause: (people: number, bots: number, draw: number) => number;
}

/** Milliseconds a bot may think, unless a test says otherwise. */
export const BOT_THINKING_BUDGET_MS = 350;

/** Milliseconds that a pause may last on top of the budget: one bot among people, one bot with a single person. */
const SPREAD_AMONG_PEOPLE = 900;
const SPREAD_FOR_ONE = 350;
const EXTRA_AMONG_PEOPLE = 250;

/**
 * 0.6 to 1.5 s for one bot among people, less for one person, and just enough to follow when only bots play. Several bots
 * share the time, because a person waits for all of them. Where people play, a pause is never shorter than the budget and
 * does not depend on the cards, so that it tells nothing about them.
 */
export const botThinkingDelay = (people: number, bots: number, draw: number): number => {
  const share = draw / 2 ** 32;
  if (people === 0) return 150 + share * 150;
  if (people === 1) return BOT_THINKING_BUDGET_MS + (share * SPREAD_FOR_ONE) / bots;
  return BOT_THINKING_BUDGET_MS + (EXTRA_AMONG_PEOPLE + share * SPREAD_AMONG_PEOPLE) / bots;
};

/** Plays the seats that bots hold. */
export class BotSeats {
  readonly #thinking = new WeakMap<LiveRoom, Set<number>>();
  readonly #deps: BotSeatDeps;

  constructor(deps: BotSeatDeps) {
    this.#deps = deps;
  }

  isThinking(live: LiveRoom): boolean {
    return (this.#thinking.get(live)?.size ?? 0) > 0;
  }

  /** Starts every bot that is waited for and does not think yet. To be called whenever the durable room has changed. */
  update(live: LiveRoom): void {
    const { table } = live.durable;
    if (!table) return;
    const thinking = this.#thinking.get(live) ?? new Set();
    this.#thinking.set(live, thinking);
    const people = table.players.filter((player) => player.bot === null).length;
    const bots = table.players.length - people;
    for (const bot of botsToAct(live.durable)) {
      if (thinking.has(bot.seat)) continue;
      thinking.add(bot.seat);
      void this.#playOut(live, bot, { people, bots }, thinking);
    }
  }

  async #playOut(
    live: LiveRoom,
    bot: BotToAct,
    { people, bots }: { readonly people: number; readonly bots: number },
    thinking: Set<number>,
  ): Promise<void> {
    const { draw, isCurrent, logger, pause, timers } = this.#deps;
    const paused = new Promise<void>((over) => {
      timers.after(pause(people, bots, draw()), over);
    });
    try {
      await this.#play(live, bot, paused);
    } catch (error) {
      logger.error({ err: error, room: live.code, seat: bot.seat }, 'bot failed');
    } finally {
      thinking.delete(bot.seat);
    }
    if (isCurrent(live)) this.update(live); // somebody may have moved while it thought, so its answer was void
  }

  /** A bot thinks during its pause: how long it takes must not tell how easy its choice was. */
  async #play(live: LiveRoom, bot: BotToAct, paused: Promise<void>): Promise<void> {
    const { budget, draw, isCurrent, logger, pool, run } = this.#deps;
    const { seat, level, view, number, move } = bot;
    const game = live.durable.table?.game;
    if (!game) return;
    const choosing = pool.choose({ game, view, level, seed: draw(), budget });
    const [chosen] = await Promise.all([choosing, paused]);
    if (!isCurrent(live) || !waitingBot(live, seat)) return;
    const act = (action: unknown, reason?: string) =>
      run(live, {
        id: null,
        by: null,
        command: { type: 'bot', seat, number, move, action, ...(reason ? { reason } : {}) },
      });
    const played = chosen && (await act(chosen.action, chosen.reason && JSON.stringify(chosen.reason)));
    if (played?.ok) return;
    const isStillWaiting = () => {
      const now = waitingBot(live, seat);
      return now?.number === number && now.move === move;
    };
    // Too late for this move, or it was not stored: `update` starts the bot again.
    if (!isStillWaiting() || isTryAgain(played)) return;
    if (played) logger.warn({ room: live.code, seat, code: played.error.code }, 'bot refused');
    const idle = await act(idleAction(live.durable, seat, fastRandom(draw())), played ? 'refused' : 'slow');
    if (!idle.ok && !isTryAgain(idle) && isStillWaiting())
      throw new Error(`the idle move of seat ${seat} was refused: ${idle.error.code}`);
  }
}

const isTryAgain = (played: Result<unknown, Refusal> | null): boolean =>
  played !== null && !played.ok && played.error.code === 'try-again';

const waitingBot = (live: LiveRoom, seat: number): BotToAct | undefined =>
  botsToAct(live.durable).find((bot) => bot.seat === seat);
