/** A request to a worker of this page; the answer carries the same id. */
interface Request<Question> {
  readonly id: number;
  readonly question: Question;
}
type Reply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };

interface WorkerEvents {
  readonly onMessage: (data: unknown) => void;
  readonly onError: (why: string) => void;
}
/** A started worker. */
interface WorkerPort {
  readonly post: (message: unknown) => void;
  readonly terminate: () => void;
}
export type StartWebWorker = (events: WorkerEvents) => WorkerPort;

/** Starts a `Worker` of the browser. */
export const startBrowserWorker =
  (open: () => Worker): StartWebWorker =>
  ({ onMessage, onError }) => {
    const worker = open();
    worker.onmessage = ({ data }) => onMessage(data);
    worker.onerror = ({ message }) => onError(message || 'the worker could not be loaded');
    return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
  };

/** The worker died, hung or could not be loaded. */
export class WorkerStoppedError extends Error {}

export interface WebWorkerClient<Question, Answer> {
  /** Rejects with `WorkerStoppedError`; the next question starts a new worker. */
  readonly ask: (question: Question, timeoutMs: number) => Promise<Answer>;
  readonly close: () => void;
}

interface Pending<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The page's side of a worker. It starts with the first question. */
export function createWebWorkerClient<Question, Answer>(
  startWorker: StartWebWorker,
): WebWorkerClient<Question, Answer> {
  let worker: WorkerPort | null = null;
  let next = 0;
  const pending = new Map<number, Pending<Answer>>();

  function stop(why: string): void {
    worker?.terminate();
    worker = null;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(new WorkerStoppedError(why));
    }
    pending.clear();
  }
  function onReply(reply: Reply<Answer>): void {
    const waiting = pending.get(reply.id);
    if (!waiting) return;
    if ('failed' in reply) {
      stop(reply.failed);
      return;
    }
    clearTimeout(waiting.timer);
    pending.delete(reply.id);
    waiting.resolve(reply.answer);
  }
  return {
    ask: (question, timeoutMs) =>
      new Promise((resolve, reject) => {
        const id = next++;
        const timer = setTimeout(() => stop('the worker does not answer'), timeoutMs);
        pending.set(id, { resolve, reject, timer });
        try {
          worker ??= startWorker({ onMessage: (data) => onReply(data as Reply<Answer>), onError: stop });
          worker.post({ id, question } satisfies Request<Question>);
        } catch (error) {
          stop(String(error));
        }
      }),
    close: () => stop('closed'),
  };
}

/** The worker's side: answers one question after the other. */
export function answerWorkerRequests<Question, Answer>(answer: (question: Question) => Answer): void {
  self.onmessage = ({ data }: MessageEvent<Request<Question>>) => {
    const { id, question } = data;
    try {
      self.postMessage({ id, answer: answer(question) } satisfies Reply<Answer>);
    } catch (error) {
      self.postMessage({ id, failed: String(error) } satisfies Reply<Answer>);
    }
  };
}
