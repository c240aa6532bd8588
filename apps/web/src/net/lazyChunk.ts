/** In the words of Chromium, Firefox and WebKit, and of Vite for a part's styles. */
const MISSING_CHUNK = /dynamically imported module|importing a module script|preload css/i;

/** A file of ours did not come; anything else that an import throws is a mistake in the file. */
export const isMissingChunk = (error: unknown): boolean => MISSING_CHUNK.test(String(error));

/** Which page the server would give us now; away: it does not answer. */
export type ServedBuild = 'same' | 'other' | 'away';

export interface ChunkLoaderDeps {
  readonly later: (ms: number, action: () => void) => () => void;
  /** Tells when the network or the server came back; returns how to stop listening. */
  readonly onBack: (action: () => void) => () => void;
  readonly served: () => Promise<ServedBuild>;
  /** Loads the page again; false where that would lose something. */
  readonly reload: () => boolean;
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];
/** A browser that remembers a failed import never asks again: so many tries with the server there, then another page. */
const MAX_TRIES_WITH_SERVER = 4;

export type LazyChunk = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * A part of the page that comes later: `part(() => import(file))`. Without a server it is asked for again until
 * it comes. It fails only where the server has another build by now and the page cannot be loaded again by itself.
 */
export const createChunkLoader =
  (deps: ChunkLoaderDeps): LazyChunk =>
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
          return new Promise(() => {}); // the next page goes on
        }
        await waitForRetry(deps, RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)]!);
      }
    }
  };

/** Ends early when there is reason to hope. */
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
