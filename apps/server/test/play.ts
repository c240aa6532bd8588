import type { Refusal } from '@fivefold/room';
import {
  type AnyGame,
  deriveSeedFromTexts,
  type GameId,
  games,
  pickRandom,
  type Random,
  type Result,
} from '@fivefold/rules';
import { onTestFinished } from 'vitest';
import { TestClient, type Transport } from './client.ts';

/** Players of a table in tests. */
export const tableSize = (game: AnyGame): number => Math.max(game.seats.min, Math.min(4, game.seats.max));

export function expectOk<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A browser that is closed when the test is over. */
export function browser(
  url: string,
  token?: string,
  headers?: Record<string, string>,
  transport?: Transport,
): TestClient {
  const client = new TestClient(url, token, headers, transport);
  onTestFinished(() => client.close());
  return client;
}

/** A room with all clients seated and ready; the first client is the host. */
export async function seated(url: string, game: string, count: number): Promise<TestClient[]> {
  const clients = Array.from({ length: count }, () => browser(url));
  const [host] = clients as [TestClient];
  expectOk(await host.create('Player 0', game));
  for (const [i, client] of clients.entries()) {
    if (i > 0) expectOk(await client.join(host.view!.code, `Player ${i}`));
    await client.do({ type: 'sit', seat: i });
    await client.do({ type: 'ready', ready: true, nonce: deriveSeedFromTexts('nonce', client.token) });
  }
  return clients;
}

export async function started(url: string, game: string, count: number): Promise<TestClient[]> {
  const clients = await seated(url, game, count);
  await clients[0]!.do({ type: 'start' });
  await Promise.all(clients.map((client) => client.until(({ view }) => view?.table?.status === 'playing')));
  return clients;
}

/** Plays one random legal action of a player who is waited for; false when nobody is. */
export async function playOne(clients: readonly TestClient[], random: Random): Promise<boolean> {
  const waiting = clients[0]!.table.waitingFor;
  if (waiting.length === 0) return false;
  const seat = pickRandom(waiting, random);
  const client = clients.find(({ view }) => view?.table?.seat === seat);
  if (!client) throw new Error(`nobody plays seat ${seat}`);
  const { number, move, game, view } = client.table;
  const action = pickRandom([...games[game as GameId]!.legal(view)], random);
  await client.do({ type: 'act', number, move, action: action as never });
  await Promise.all(clients.map((other) => other.until(() => other.table.move > move)));
  return true;
}

export async function playToEnd(clients: readonly TestClient[], random: Random): Promise<number> {
  let moves = 0;
  while (await playOne(clients, random)) moves += 1;
  return moves;
}
