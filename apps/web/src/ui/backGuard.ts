import { runOptionalBrowserFeature } from './platform.ts';

/** A second history entry of the same address: Back then closes or asks instead of leaving the page. */
const GUARD_ENTRY = 'fivefold.spare';
export const isOnBackGuardHistoryEntry = (): boolean => history.state === GUARD_ENTRY;
export const pushBackGuardHistoryEntry = (): void => {
  // Safari throws after a hundred entries in half a minute; Back then leaves the page.
  if (!isOnBackGuardHistoryEntry()) runOptionalBrowserFeature(() => history.pushState(GUARD_ENTRY, ''));
};

interface GuardHolder {
  readonly path: string;
  readonly onBack: () => void;
  /** Back was undone by Forward. */
  readonly onForward: (() => void) | undefined;
}
/** Everything that is open; Back reaches the last one. */
const holders: GuardHolder[] = [];
/** The entry is being removed by ourselves. */
let removing = false;

function onPop(): void {
  if (removing) {
    removing = false;
    if (holders.length > 0) pushBackGuardHistoryEntry(); // opened in the meantime
    return;
  }
  const top = holders.at(-1);
  if (!top || location.pathname !== top.path) return; // already left
  if (isOnBackGuardHistoryEntry()) top.onForward?.();
  else top.onBack();
}

/** Back calls `onBack` until the returned function is called. */
export function interceptBackButton(onBack: () => void, onForward?: () => void): () => void {
  const holder: GuardHolder = { path: location.pathname, onBack, onForward };
  if (holders.length === 0) addEventListener('popstate', onPop); // again: the same listener is added once
  holders.push(holder);
  pushBackGuardHistoryEntry();
  return () => {
    holders.splice(holders.indexOf(holder), 1);
    // Later: React may mount the same component again, or a game may follow the lobby.
    setTimeout(() => {
      if (location.pathname !== holder.path) return;
      if (holders.length > 0) return pushBackGuardHistoryEntry();
      // `back` takes effect later: a second call would leave the page.
      if (removing || !isOnBackGuardHistoryEntry()) return;
      removing = true; // nobody has to go back twice
      history.back();
    });
  };
}
