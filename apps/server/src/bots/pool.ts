import { Worker } from 'node:worker_threads';
import type { BotReason } from '@fivefold/bots';
import type { BotDecisionRequest } from './choose.ts';
import type { BotWorkerAnswer } from './worker.ts';

interface BotChoice {
  readonly action: unknown;
  readonly reason?: BotReason;
}

/** `choose` gives null when no worker chose in time; the seat then plays as if its owner were idle. */
export interface BotWorkerPool {
  choose(choice: BotDecisionRequest): Promise<BotChoice | null>;
  close(): Promise<void>;
}

export interface BotWorkerPoolOptions {
  readonly worker: URL;
  readonly size: number;
  /** Milliseconds beyond the budget after which a worker counts as hung. */
  readonly graceMs: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly onResult?: (result: 'chose' | 'failed' | 'late') => void;
  readonly onError?: (error: Error) => void;
}

interface Job {
  readonly choice: BotDecisionRequest;
  readonly submittedAt: number;
  readonly resolve: (answer: BotChoice | null) => void;
}

interface Slot {
  worker: Worker | null;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

/** Without a build the worker is TypeScript, which a thread of Node 20 loads only through tsx. */
function openWorker(url: URL): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url);
  const file = JSON.stringify(url.href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    eval: true,
  });
}

/** A worker that sends nonsense must not crash the server. */
function parseAnswer(text: unknown): BotWorkerAnswer {
  try {
    const answer: unknown = JSON.parse(String(text));
    if (typeof answer === 'object' && answer !== null && ('action' in answer || 'failed' in answer))
      return answer as BotWorkerAnswer;
  } catch {
    // reported below
  }
  return { failed: 'a worker sent an unreadable answer' };
}

/** Threads start with the first bot. The next job replaces a thread that hung or died. */
export function createBotWorkerPool(options: BotWorkerPoolOptions): BotWorkerPool {
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
    job.resolve(answer);
    const next = waiting.shift();
    if (next) assign(slot, next);
  }

  function start(slot: Slot): Worker {
    const worker = openWorker(options.worker);
    worker.unref();
    const onExit = (error: Error | null) => {
      if (slot.worker !== worker) return;
      slot.worker = null;
      if (error) options.onError?.(error);
      settle(slot, null, 'failed');
    };
    worker.on('message', (text: string) => {
      if (slot.worker !== worker) return;
      const answer = parseAnswer(text);
      if ('action' in answer) settle(slot, answer, 'chose');
      else {
        options.onError?.(new Error(answer.failed));
        settle(slot, null, 'failed');
      }
    });
    worker.on('error', onExit);
    worker.on('exit', () => onExit(null));
    return worker;
  }

  function assign(slot: Slot, job: Job): void {
    slot.job = job;
    slot.worker ??= start(slot);
    const onTimeout = () => {
      const { worker } = slot;
      slot.worker = null;
      void worker?.terminate();
      settle(slot, null, 'late');
    };
    // The wait for a thread counts as thinking time: under load bots answer at once instead of queueing.
    const budget = Math.max(0, job.choice.budget - (now() - job.submittedAt));
    slot.timer = setTimeout(onTimeout, budget + options.graceMs);
    slot.worker.postMessage(JSON.stringify({ ...job.choice, budget }));
  }

  return {
    choose: (choice) =>
      new Promise((resolve) => {
        if (closed) return resolve(null);
        const job = { choice, submittedAt: now(), resolve };
        const free = slots.find((slot) => slot.job === null);
        if (free) assign(free, job);
        else waiting.push(job);
      }),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.resolve(null);
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
