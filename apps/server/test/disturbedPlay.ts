import { deriveSeedFromTexts, type GameId, games, type Random, randomBelow } from '@fivefold/rules';
import type { RoomLog } from '../src/store/roomLog.ts';
import { freshToken } from './client.ts';
import { createRoom, PersistentClient } from './persistentClient.ts';
import { readAll } from './readAll.ts';

export interface DisturbedPlay {
  readonly url: string;
  readonly rooms: number;
  /** How often `disturb` is called, each time after some more acknowledged commands. */
  readonly times: number;
  readonly disturb: (time: number) => Promise<void>;
  readonly random: Random;
  /** Milliseconds after which a person sees that a command is refused for the moment. */
  readonly patienceMs?: number;
}

export interface PlayReport {
  readonly acknowledged: number;
  /** Acknowledged commands that were repeated after a disturbance, and those that were refused then. */
  readonly again: number;
  readonly forgotten: number;
  readonly finished: number;
  readonly disturbed: number;
  /** Refusals that a person would have seen. */
  readonly refusals: readonly string[];
  /** Milliseconds until the slowest command was acknowledged. */
  readonly slowestMs: number;
  /** Milliseconds of the longest time in which a room got no acknowledgement between two others. */
  readonly longestPauseMs: number;
  /** Milliseconds from the end of a disturbance until the last room had an acknowledgement again. */
  readonly resumedMs: number;
}

/** Milliseconds before a move. A server that starts needs the processor more than the players; at the end nobody waits. */
const THINK_MS = { whileDisturbed: 100, afterwards: 5 };

/** Longer than a page waits, because tests share a busy machine; the long runs of a cluster have the page's own. */
const PATIENCE_MS = 30_000;

interface Acknowledged {
  readonly room: string;
  readonly id: string;
}

/** Plays every room to its end while something is broken again and again. */
export async function playDisturbed(
  run: DisturbedPlay,
): Promise<{ report: PlayReport; acks: Acknowledged[] }> {
  const { random } = run;
  const acks: Acknowledged[] = [];
  const lastAckAt = new Map<string, number>();
  let longestPause = 0;
  let isOverAt = 0;
  let resumed = 0;
  const waiting = new Set<string>();
  let wake: () => void = () => {};
  const onAck = (room: string, id: string) => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - (lastAckAt.get(room) ?? now));
    lastAckAt.set(room, now);
    if (waiting.delete(room)) resumed = Math.max(resumed, now - isOverAt);
    acks.push({ room, id });
    wake();
  };
  const moreAcks = (count: number) =>
    new Promise<void>((done) => {
      const target = acks.length + count;
      wake = () => (acks.length >= target ? done() : undefined);
      wake();
    });

  const ids = Object.keys(games) as GameId[];
  const tables = await Promise.all(
    Array.from({ length: run.rooms }, (_, i) => openTable(run, ids[i % ids.length]!, onAck)),
  );
  const players = tables.flat();
  let disturbed = 0;
  const isDone = () => disturbed === run.times;
  const playing = Promise.all(tables.map((table) => playGames(table, random, isDone)));
  while (!isDone()) {
    await moreAcks(1 + randomBelow(run.rooms * 2, random));
    waiting.clear();
    await run.disturb(disturbed);
    isOverAt = performance.now();
    for (const room of lastAckAt.keys()) waiting.add(room);
    disturbed += 1;
  }
  await playing;
  const finished = tables.filter((table) => table.every((player) => player.table.status === 'over')).length;
  for (const player of players) player.close();
  const again = players.flatMap((player) => player.again);
  return {
    acks,
    report: {
      acknowledged: acks.length,
      again: again.length,
      forgotten: again.filter((said) => said !== 'ok').length,
      finished,
      disturbed,
      refusals: players.flatMap(({ refusals }) => refusals),
      slowestMs: Math.round(Math.max(...players.map(({ slowest }) => slowest))),
      longestPauseMs: Math.round(longestPause),
      resumedMs: Math.round(resumed),
    },
  };
}

/** One game after another, until nothing will be broken any more. */
async function playGames(
  table: readonly PersistentClient[],
  random: Random,
  isDone: () => boolean,
): Promise<void> {
  const [host] = table as [PersistentClient];
  const think = () => (isDone() ? THINK_MS.afterwards : THINK_MS.whileDisturbed);
  for (;;) {
    await Promise.all(table.map((player) => player.play(random, think)));
    if (isDone()) return;
    const { number } = host.table;
    await host.until(({ view }) => view!.members.every(({ presence }) => presence === 'here'));
    await host.perform({ type: 'rematch', number });
    await Promise.all(table.map((player) => player.until(() => player.table.number > number)));
  }
}

/** Acknowledged commands that the log does not have, and commands that it has more than once. */
export async function auditLog(log: RoomLog, acks: readonly Acknowledged[]) {
  const stored = new Map<string, number>();
  for (const room of new Set(acks.map((ack) => ack.room)))
    for (const { id } of await readAll(log, room))
      if (id) stored.set(`${room} ${id}`, (stored.get(`${room} ${id}`) ?? 0) + 1);
  return {
    lost: acks.filter(({ room, id }) => !stored.has(`${room} ${id}`)).length,
    twice: [...stored.values()].filter((count) => count > 1).length,
  };
}

async function openTable(
  { url, patienceMs = PATIENCE_MS }: DisturbedPlay,
  game: GameId,
  onAck: (room: string, id: string) => void,
): Promise<PersistentClient[]> {
  const token = freshToken();
  const room = await createRoom(url, { token, id: 'first', name: 'Host', game });
  const seats = Math.max(games[game]!.seats.min, 3);
  const players = Array.from(
    { length: seats },
    (_, i) => new PersistentClient({ url, room, onAck, patienceMs }, i === 0 ? token : undefined),
  );
  for (const [seat, player] of players.entries()) {
    await player.enter(`Player ${seat}`);
    if (seat > 0) await player.perform({ type: 'sit', seat }); // the creator of a room has a seat
    await player.perform({ type: 'ready', ready: true, nonce: deriveSeedFromTexts(player.token) });
  }
  await players[0]!.perform({ type: 'start' });
  return players;
}
