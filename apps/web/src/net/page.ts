import { buildIn } from '@fivefold/room';
import { useConnection } from '../state/connection.ts';
import { makePart, type Part, type Served } from './parts.ts';

/** Undefined while developing: files change under their names there. */
export const buildOfPage = (): string | undefined =>
  document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? undefined;

/** A server that does not answer for so long is away. */
const PATIENCE_MS = 8000;

async function served(): Promise<Served> {
  const mine = buildOfPage();
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    const theirs = response.ok ? await response.text() : '';
    if (mine === undefined) return response.ok ? 'same' : 'away';
    const script = buildIn(theirs);
    return script === undefined ? 'away' : script === mine ? 'same' : 'other';
  } catch {
    return 'away';
  }
}

const typed = new WeakSet<EventTarget>();

/** Whether a page that goes away would take something along that a person has written. */
const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea):read-write')].some(
    (field) => typed.has(field) && field.value.trim() !== '',
  );

const RELOADED = 'fivefold.reloaded';
/** Or a server that never gets it right would have its pages turn for ever. */
const RELOAD_PAUSE_MS = 60_000;

/** The page of the present build, by itself; false where it would lose something, or was just done. */
export function reloadPage(): boolean {
  if (isWriting()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false; // nothing would tell the next page that it is the second
  }
  location.reload();
  return true;
}

/** The style sheets that did not come: Vite would not ask for them again, and show their part without them. */
const bare = new Set<string>();

const dress = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => {
      bare.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`unable to preload CSS for ${href}`));
    document.head.append(link);
  });

const patiently = makePart({
  later: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  onBack: (action) => {
    window.addEventListener('online', action);
    const deaf = useConnection.subscribe(({ status }, before) => {
      if (status === 'online' && before.status !== 'online') action();
    });
    return () => {
      window.removeEventListener('online', action);
      deaf();
    };
  },
  served,
  reload: reloadPage,
});

/** Every `import()` of this page goes through here. */
export const part: Part = (load) =>
  patiently(async () => {
    await Promise.all([...bare].map(dress));
    return load();
  });

/** Once, before anything is loaded. */
export function watchPage(): void {
  document.addEventListener('input', ({ target }) => target && typed.add(target));
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    bare.add(target.href);
    target.remove();
  };
  document.addEventListener('error', onError, true); // it does not bubble
}
