import { type ByeReason, type Command, parseRoomCode, type Refusal } from '@fivefold/room';
import { err, type GameId, type Result } from '@fivefold/rules';
import { browserStorage } from '../state/browserStorage.ts';
import { useConnection } from '../state/connection.ts';
import { NO_EVENTS, recentEventsAfter, useRoom } from '../state/room.ts';
import { type Client, createClient } from './client.ts';
import type { ClientSocket } from './clientSocket.ts';
import { browserToken, randomHex } from './token.ts';

/** The one client of this page; it writes into the stores. */
let client: Client | null = null;
let createSocket: (() => ClientSocket) | null = null;

/** Set by the entry point: the real socket, or a local room for development. */
export function setSocketFactory(make: () => ClientSocket): void {
  createSocket = make;
}

function session(): Client {
  if (client) return client;
  if (!createSocket) throw new Error('setSocketFactory must be called first');
  client = createClient(createSocket(), {
    token: browserToken(browserStorage),
    newId: () => randomHex(8),
    startTimer: (ms, action) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    onStatus: (status) =>
      useConnection.setState((now) => (now.status === status ? now : { status, since: Date.now() })),
    onView: (view, version, fresh) =>
      useRoom.setState((now) => ({
        view,
        version,
        recent: now.view?.code === view.code ? recentEventsAfter(now.view, view, now.recent) : NO_EVENTS,
        viewBeforeAbsence: fresh ? now.view : now.viewBeforeAbsence,
        readUpTo: fresh && now.view === null ? (view.chat.at(-1)?.id ?? -1) : now.readUpTo,
      })),
    onClock: (now) => useConnection.setState({ clockOffset: now - Date.now() }),
    onBye: (bye) => clearRoom({ bye }),
    onRefused: (refusal) => clearRoom({ refusal }),
  });
  return client;
}

function clearRoom(why: Partial<{ bye: ByeReason; refusal: Refusal }>): void {
  useRoom.setState({
    view: null,
    version: -1,
    pending: null,
    recent: NO_EVENTS,
    viewBeforeAbsence: null,
    readUpTo: -1,
  });
  useConnection.setState(why);
}

const clearEndReasons = () => useConnection.setState({ bye: null, refusal: null });

export async function createRoom(name: string, game: GameId): Promise<Result<string, Refusal>> {
  clearEndReasons();
  useRoom.setState({ view: null });
  const entered = await session().create(name, game);
  return entered.ok ? { ok: true, value: entered.value.view.code } : entered;
}

/** Rejoins a room, or joins it when a name is given. */
export async function enterRoom(code: string, name?: string): Promise<Result<null, Refusal>> {
  const parsed = parseRoomCode(code);
  if (!parsed) return err({ code: 'no-such-room' });
  const { view } = useRoom.getState();
  if (view?.code === parsed && session().roomCode() === parsed) return { ok: true, value: null };
  clearEndReasons();
  useRoom.setState({ view: null, readUpTo: -1 });
  const entered = await session().join(parsed, name);
  return entered.ok ? { ok: true, value: null } : entered;
}

export const sendCommand = (command: Command): Promise<Result<null, Refusal>> => session().command(command);

export const passport = () => session().passport();
export const redeem = (code: string) => session().redeem(code);
/** For the button "Try again". */
export const reconnect = (): void =>
  useConnection.getState().outdated ? location.reload() : session().reconnect();

export function leaveConnection(): void {
  client?.disconnect();
  clearRoom({});
  clearEndReasons();
}

export const freshNonce = (): string => randomHex(32);
