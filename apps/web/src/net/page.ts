import { buildIdFromHtml } from '@fivefold/room';
import { useConnection } from '../state/connection.ts';
import { type ChunkLoader, createChunkLoader, type ServedBuildStatus } from './lazyChunk.ts';

/** Undefined in development, where file names have no hash. */
const buildOfPage = (): string | undefined =>
  document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? undefined;

/** A server that does not answer within this time counts as away. */
const ANSWER_TIMEOUT_MS = 8000;

async function servedBuild(): Promise<ServedBuildStatus> {
  const mine = buildOfPage();
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const theirs = response.ok ? await response.text() : '';
    if (mine === undefined) return response.ok ? 'same' : 'away';
    const script = buildIdFromHtml(theirs);
    return script === undefined ? 'away' : script === mine ? 'same' : 'other';
  } catch {
    return 'away';
  }
}

const editedFields = new WeakSet<EventTarget>();

/** Whether a reload would lose typed text. */
const hasUnsentText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(':is(input, textarea):read-write')].some(
    (field) => editedFields.has(field) && field.value.trim() !== '',
  );

const RELOADED_AT_KEY = 'fivefold.reloaded';
/** Prevents a reload loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** Reloads the page; false where that would lose typed text, or was just done. */
export function reloadPage(): boolean {
  if (hasUnsentText()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    return false; // without storage a reload loop could not be noticed
  }
  location.reload();
  return true;
}

/** Style sheets that failed to load. Vite would not request them again and show the chunk without them. */
const failedStylesheets = new Set<string>();

const loadStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.onload = () => {
      failedStylesheets.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`unable to preload CSS for ${href}`));
    document.head.append(link);
  });

const loadWithRetries = createChunkLoader({
  later: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  onBack: (action) => {
    window.addEventListener('online', action);
    const unsubscribe = useConnection.subscribe(({ status }, before) => {
      if (status === 'online' && before.status !== 'online') action();
    });
    return () => {
      window.removeEventListener('online', action);
      unsubscribe();
    };
  },
  served: servedBuild,
  reload: reloadPage,
});

/** Every lazy `import()` goes through here. */
export const loadChunk: ChunkLoader = (load) =>
  loadWithRetries(async () => {
    await Promise.all([...failedStylesheets].map(loadStylesheet));
    return load();
  });

/** Called once, before anything is loaded. */
export function trackPageState(): void {
  document.addEventListener('input', ({ target }) => target && editedFields.add(target));
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failedStylesheets.add(target.href);
    target.remove();
  };
  document.addEventListener('error', onError, true); // error events do not bubble
}
