import { Worker } from 'node:worker_threads';
import type { BotReason } from '@fivefold/bots';
import type { Choice } from './choose.ts';
import type { BotAnswer } from './worker.ts';

interface BotChoice {
  readonly action: unknown;
  readonly reason?: BotReason;
}

/** null: no worker could choose in time; the seat then plays as if its owner were idle. */
export interface BotPool {
  choose(choice: Choice): Promise<BotChoice | null>;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  readonly worker: URL;
  readonly size: number;
  /** Milliseconds beyond the budget after which a worker counts as hung. */
  readonly patience: number;
  /** Milliseconds from any start. */
  readonly now?: () => number;
  readonly onResult?: (result: 'chose' | 'failed' | 'late') => void;
  readonly onCrash?: (error: Error) => void;
}

interface Job {
  readonly choice: Choice;
  /** When it was asked for. */
  readonly at: number;
  readonly done: (answer: BotChoice | null) => void;
}

interface Slot {
  worker: Worker | null;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** When nothing is built the worker is TypeScript, which a thread of Node 20 takes only through this side door. */
function openWorker(url: URL): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url);
  const file = JSON.stringify(url.href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    eval: true,
  });
}

/** A worker that is out of its mind must not take the server with it. */
function answerOf(text: unknown): BotAnswer {
  try {
    const answer: unknown = JSON.parse(String(text));
    if (typeof answer === 'object' && answer !== null && ('action' in answer || 'failed' in answer))
      return answer as BotAnswer;
  } catch {
    // said below
  }
  return { failed: 'a worker gave no answer that can be read' };
}

/** Threads start with the first bot; one that hangs or dies is replaced by the next job. */
export function botPool(options: BotPoolOptions): BotPool {
  const slots: Slot[] = Array.from({ length: options.size }, () => ({
    worker: null,
    job: null,
    timer: null,
  }));
  const waiting: Job[] = [];
  const now = options.now ?? (() => performance.now());
  let closed = false;

  function settle(slot: Slot, answer: BotChoice | null, result: 'chose' | 'failed' | 'late'): void {
    const { job } = slot;
    if (!job) return;
    if (slot.timer) clearTimeout(slot.timer);
    slot.timer = null;
    slot.job = null;
    options.onResult?.(result);
    job.done(answer);
    const next = waiting.shift();
    if (next) give(slot, next);
  }

  function start(slot: Slot): Worker {
    const worker = openWorker(options.worker);
    worker.unref();
    const gone = (error: Error | null) => {
      if (slot.worker !== worker) return;
      slot.worker = null;
      if (error) options.onCrash?.(error);
      settle(slot, null, 'failed');
    };
    worker.on('message', (text: string) => {
      if (slot.worker !== worker) return;
      const answer = answerOf(text);
      if ('action' in answer) settle(slot, answer, 'chose');
      else {
        options.onCrash?.(new Error(answer.failed));
        settle(slot, null, 'failed');
      }
    });
    worker.on('error', gone);
    worker.on('exit', () => gone(null));
    return worker;
  }

  function give(slot: Slot, job: Job): void {
    slot.job = job;
    slot.worker ??= start(slot);
    const hung = () => {
      const { worker } = slot;
      slot.worker = null;
      void worker?.terminate();
      settle(slot, null, 'late');
    };
    // Waiting for a thread is thinking time too: in a rush bots answer at first sight, and nobody waits for all of them.
    const budget = Math.max(0, job.choice.budget - (now() - job.at));
    slot.timer = setTimeout(hung, budget + options.patience);
    slot.worker.postMessage(JSON.stringify({ ...job.choice, budget }));
  }

  return {
    choose: (choice) =>
      new Promise((done) => {
        if (closed) return done(null);
        const job = { choice, at: now(), done };
        const free = slots.find((slot) => slot.job === null);
        if (free) give(free, job);
        else waiting.push(job);
      }),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.done(null);
      await Promise.all(
        slots.map(async (slot) => {
          const { worker } = slot;
          slot.worker = null;
          settle(slot, null, 'failed');
          await worker?.terminate();
        }),
      );
    },
  };
}
