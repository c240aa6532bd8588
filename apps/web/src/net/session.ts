import { parseRoomCode, type Refusal, type RoomDisconnectReason } from '@fivefold/room';
import { err, type GameId, type Result } from '@fivefold/rules';
import type { ReplayFile } from '../replay/frames.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { useConnection } from '../state/connection.ts';
import { NO_RECENT_GAME_EVENTS, recentGameEventsAfter, useRoom } from '../state/room.ts';
import { createServerRoomClient, type ServerRoomClient } from './client.ts';
import type { ClientSocket, JoinOrWatchEvent } from './clientSocket.ts';
import { postRoom } from './postRoom.ts';
import type { RoomClient, RoomViewObserver } from './roomClient.ts';
import type { JoinRoomProfile, NewMemberProfile } from './roomConnection.ts';
import { browserToken, randomHex } from './token.ts';

/** The page's connection to the server; it opens with the first room. */
let client: ServerRoomClient | null = null;
/** A room in the page itself, which comes before the connection while it is open. */
let local: RoomClient | null = null;
let createSocket: (() => ClientSocket) | null = null;

/** Writes what the room of this page tells into the stores. */
const observer: RoomViewObserver = {
  onStatus: (status) => {
    useConnection.setState((now) => (now.status === status ? now : { status, since: Date.now() }));
    if (status === 'online' && document.hidden) reportVisibility();
  },
  onView: (view, version, fresh) =>
    useRoom.setState((now) => ({
      view,
      version,
      recent:
        now.view?.code === view.code
          ? recentGameEventsAfter(now.view, view, now.recent)
          : NO_RECENT_GAME_EVENTS,
      viewBeforeAbsence: fresh ? now.view : now.viewBeforeAbsence,
      readUpTo: fresh && now.view === null ? (view.chat.at(-1)?.id ?? -1) : now.readUpTo,
    })),
  onClock: (now) => useConnection.setState({ clockOffset: now - Date.now() }),
  onBye: (bye) => clearRoom({ bye }),
  onRefused: (refusal) => clearRoom({ refusal }),
};

/** Set by the entry point. */
export function setSocketFactory(make: () => ClientSocket): void {
  createSocket = make;
}

function session(): ServerRoomClient {
  if (client) return client;
  if (!createSocket) throw new Error('setSocketFactory must be called first');
  client = createServerRoomClient(createSocket(), {
    token: browserToken(browserStorage),
    newId: () => randomHex(8),
    postRoom,
    startTimer: (ms, action) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    ...observer,
  });
  document.addEventListener('visibilitychange', reportVisibility);
  return client;
}

const current = (): RoomClient => local ?? session();

function clearRoom(why: Partial<{ bye: RoomDisconnectReason; refusal: Refusal }>): void {
  useRoom.setState({
    view: null,
    version: -1,
    pending: null,
    recent: NO_RECENT_GAME_EVENTS,
    viewBeforeAbsence: null,
    readUpTo: -1,
  });
  useConnection.setState(why);
}

const clearEndReasons = () => useConnection.setState({ bye: null, refusal: null });

export async function createRoom(me: NewMemberProfile, game: GameId): Promise<Result<string, Refusal>> {
  clearEndReasons();
  useRoom.setState({ view: null });
  const entered = await session().create(me, game);
  return entered.ok ? { ok: true, value: entered.value.view.code } : entered;
}

/** Rejoins a room, joins it as a newcomer, or shows it on a television. */
export async function enterRoom(
  code: string,
  me?: JoinRoomProfile,
  as?: JoinOrWatchEvent,
): Promise<Result<null, Refusal>> {
  const parsed = parseRoomCode(code);
  if (!parsed) return err({ code: 'no-such-room' });
  const { view } = useRoom.getState();
  if (view?.code === parsed && current().roomCode() === parsed) return { ok: true, value: null };
  clearEndReasons();
  useRoom.setState({ view: null, readUpTo: -1 });
  const entered = await session().join(parsed, me, as);
  return entered.ok ? { ok: true, value: null } : entered;
}

/** Shows a room that runs in the page; `disconnectAndClearRoom` closes it. */
export function openLocalRoom<Client extends RoomClient>(
  open: (observer: RoomViewObserver) => Client,
): Client {
  disconnectAndClearRoom();
  const opened = open(observer);
  local = opened;
  return opened;
}

export const sendCommand: RoomClient['command'] = (command, onAnswer) => current().command(command, onAnswer);

/** The record of the finished game of a room in the page; null for other rooms. */
export const localReplayFile = (code: string): ReplayFile | null =>
  local?.roomCode() === code ? (local.replayFile?.() ?? null) : null;

export const requestDevicePassport = () => session().passport();
export const requestPush: ServerRoomClient['push'] = (event, message) => session().push(event, message);

/** The server notifies a member only while no page of theirs can be seen. */
const reportVisibility = (): void => client?.setVisible(!document.hidden);
export const redeemDevicePassportCode = (code: string) => session().redeem(code);
/** For the button "Try again". */
export const reconnectOrReload = (): void =>
  useConnection.getState().outdated ? location.reload() : current().reconnect();

export function disconnectAndClearRoom(): void {
  (local ?? client)?.disconnect();
  local = null;
  clearRoom({});
  clearEndReasons();
}

export const randomDealNonce = (): string => randomHex(32);
