import type { EveningSummary, RoomCode } from '@fivefold/room';
import { browserToken } from '../net/token.ts';
import { browserStorage } from '../state/browserStorage.ts';

export interface LoadedEvening {
  readonly evening: EveningSummary;
  readonly expires: number;
  /** Whether this browser was a host's when the page was made. */
  readonly mine: boolean;
}

const send = (method: 'POST' | 'DELETE', path: string, body: object): Promise<Response> =>
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, token: browserToken(browserStorage) }),
  });

/** The date on the page is that of the evening's people, not of the server. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** null: there is no finished game. */
export async function createEveningPage(room: RoomCode): Promise<string | null> {
  const response = await send('POST', '/api/evenings', { room, timeZone: timeZone() });
  if (response.status === 422) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { id } = (await response.json()) as { readonly id: string };
  return id;
}

/** null: deleted, expired, or never there. */
export async function loadEvening(id: string): Promise<LoadedEvening | null> {
  const response = await fetch(`/api/evenings/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${browserToken(browserStorage)}` },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return (await response.json()) as LoadedEvening;
}

export async function deleteEvening(id: string): Promise<void> {
  const response = await send('DELETE', `/api/evenings/${encodeURIComponent(id)}`, {});
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
}
