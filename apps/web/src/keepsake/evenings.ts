import type { Evening, RoomCode } from '@fivefold/room';
import { browserToken } from '../net/token.ts';
import { browserStorage } from '../state/browserStorage.ts';

export interface LoadedEvening {
  readonly evening: Evening;
  readonly expires: number;
}

/** Pages that this browser made: only it shows the button that deletes them. */
const KEY = 'fivefold.evenings';
const MAX_REMEMBERED = 50;
const remembered = (): readonly string[] => (browserStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
export const isOwnEvening = (id: string): boolean => remembered().includes(id);

const send = (method: 'POST' | 'DELETE', path: string, body: object): Promise<Response> =>
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, token: browserToken(browserStorage) }),
  });

/** null: there is no finished game. */
export async function makeEvening(room: RoomCode): Promise<string | null> {
  const response = await send('POST', '/api/evenings', { room });
  if (response.status === 422) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const { id } = (await response.json()) as { readonly id: string };
  browserStorage.setItem(KEY, [...remembered().slice(1 - MAX_REMEMBERED), id].join(' '));
  return id;
}

/** null: deleted, expired, or never there. */
export async function loadEvening(id: string): Promise<LoadedEvening | null> {
  const response = await fetch(`/api/evenings/${encodeURIComponent(id)}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return (await response.json()) as LoadedEvening;
}

export async function deleteEvening(id: string): Promise<void> {
  const response = await send('DELETE', `/api/evenings/${encodeURIComponent(id)}`, {});
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
}
