/** The messages of Chromium, Firefox and WebKit, and of Vite for styles. */
const MISSING_CHUNK = /dynamically imported module|importing a module script|preload css/i;

/** A chunk could not be loaded; any other error of an import is a bug in the chunk. */
export const isMissingChunk = (error: unknown): boolean => MISSING_CHUNK.test(String(error));

/** The build that the server serves now, compared with this page; away: no answer. */
export type ServedBuildStatus = 'same' | 'other' | 'away';

export interface ChunkLoaderDeps {
  readonly later: (ms: number, action: () => void) => () => void;
  /** Calls back when the network or the server is back; returns the unsubscribe function. */
  readonly onBack: (action: () => void) => () => void;
  readonly served: () => Promise<ServedBuildStatus>;
  /** Reloads the page; false where that would lose typed text. */
  readonly reload: () => boolean;
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];
/** Browsers may cache a failed import: after this many tries with the server online, reload the page. */
const MAX_TRIES_WITH_SERVER = 4;

export type ChunkLoader = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads a lazy chunk: `loadChunk(() => import(file))`. While the server is away it is requested again until it comes. It
 * fails only where the server has another build and the page cannot be reloaded.
 */
export const createChunkLoader =
  (deps: ChunkLoaderDeps): ChunkLoader =>
  async (load) => {
    let futile = 0;
    for (let tries = 0; ; tries += 1) {
      try {
        return await load();
      } catch (error) {
        if (!isMissingChunk(error)) throw error;
        const served = await deps.served();
        futile = served === 'same' ? futile + 1 : 0;
        if (served === 'other' || futile === MAX_TRIES_WITH_SERVER) {
          if (!deps.reload()) throw error;
          return new Promise(() => {}); // the reloaded page continues
        }
        await waitForRetry(deps, RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)]!);
      }
    }
  };

/** Ends early when the network or the server is back. */
const waitForRetry = ({ later, onBack }: ChunkLoaderDeps, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      callOff();
      deaf();
      resolve();
    };
    const callOff = later(ms, done);
    const deaf = onBack(done);
  });
