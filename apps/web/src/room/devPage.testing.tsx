import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { DevRoomOptions } from '../dev/devRoom.ts';
import type { useRoom } from '../state/room.ts';

/** By then everything that a new table shows for a moment is gone. */
const SETTLED_MS = 12_000;

let page: Root | undefined;

/** Gives each test of the file a page with a clock that stands still. */
export function stubDevPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(async () => {
    await act(async () => page?.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const findByTestId = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
export const advanceFakeClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits until an element is on the page. */
export async function waitForElementShown(id: string): Promise<HTMLElement> {
  await vi.waitFor(
    async () => {
      await advanceFakeClock(50);
      expect(findByTestId(id)).not.toBeNull();
    },
    { timeout: 60_000 },
  );
  return findByTestId(id)!;
}

interface OpenPage {
  readonly send: typeof import('../net/session.ts').sendCommand;
  readonly room: typeof useRoom;
  readonly legal: (view: unknown) => Iterable<unknown>;
}

/** A room of the page with a clock and an open log, on which nothing moves any more. */
export async function openDevPage(
  config: Pick<DevRoomOptions, 'game' | 'me' | 'moves'> & Partial<DevRoomOptions>,
): Promise<OpenPage> {
  vi.resetModules(); // a page has one connection, so each game needs a page of its own
  const [{ App }, { openDevRoom }, { loadGameModule }, { loadLanguage }, session, { setPreferences }, state] =
    await Promise.all([
      import('../App.tsx'),
      import('../dev/devRoom.ts'),
      import('../games/registry.ts'),
      import('../i18n/useT.ts'),
      import('../net/session.ts'),
      import('../state/preferences.ts'),
      import('../state/room.ts'),
    ]);
  setPreferences({ lang: 'en', notifyAsked: true, panelOpen: true, panelTab: 'log' });
  const options: DevRoomOptions = {
    seats: 4,
    seed: '7',
    options: {},
    names: ['Anna', 'Max', 'Otto', 'Lena'],
    play: false,
    wander: false,
    clock: 90,
    hints: 'full',
    ...config,
  };
  session.openLocalRoom((observer) => openDevRoom(options, observer));
  await loadLanguage('en');
  const { legal } = await loadGameModule(config.game);
  const { hook } = memoryLocation({ path: '/r/KITE-4271' });
  page = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    page!.render(
      <Router hook={hook}>
        <App />
      </Router>,
    ),
  );
  await waitForElementShown('table');
  await advanceFakeClock(SETTLED_MS);
  return { send: session.sendCommand, room: state.useRoom, legal };
}
