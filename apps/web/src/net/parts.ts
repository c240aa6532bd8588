/** In the words of Chromium, Firefox and WebKit, and of Vite for a part's styles. */
const MISSING = /dynamically imported module|importing a module script|preload css/i;

/** A file of ours did not come; anything else that an import throws is a mistake in the file. */
export const isMissingPart = (error: unknown): boolean => MISSING.test(String(error));

/** Which page the server would give us now; away: it does not answer. */
export type Served = 'same' | 'other' | 'away';

export interface PartDeps {
  readonly later: (ms: number, action: () => void) => () => void;
  /** Tells when the network or the server came back; returns how to stop listening. */
  readonly onBack: (action: () => void) => () => void;
  readonly served: () => Promise<Served>;
  /** Loads the page again; false where that would lose something. */
  readonly reload: () => boolean;
}

const PAUSES = [500, 1000, 2000, 4000, 8000];
/** A browser that remembers a failed import never asks again: so many tries with the server there, then another page. */
const FUTILE = 4;

export type Part = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * A part of the page that comes later: `part(() => import(file))`. Without a server it is asked for again until
 * it comes. It fails only where the server has another build by now and the page cannot be loaded again by itself.
 */
export const makePart =
  (deps: PartDeps): Part =>
  async (load) => {
    let futile = 0;
    for (let tries = 0; ; tries += 1) {
      try {
        return await load();
      } catch (error) {
        if (!isMissingPart(error)) throw error;
        const served = await deps.served();
        futile = served === 'same' ? futile + 1 : 0;
        if (served === 'other' || futile === FUTILE) {
          if (!deps.reload()) throw error;
          return new Promise(() => {}); // the next page goes on
        }
        await pause(deps, PAUSES[Math.min(tries, PAUSES.length - 1)]!);
      }
    }
  };

/** Ends early when there is reason to hope. */
const pause = ({ later, onBack }: PartDeps, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      callOff();
      deaf();
      resolve();
    };
    const callOff = later(ms, done);
    const deaf = onBack(done);
  });
