import type {
  AnimalFace,
  CreateRoomMessage,
  Refusal,
  RoomCode,
  RoomDisconnectReason,
  RoomViewSnapshot,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { ClientSocket, JoinOrWatchEvent } from './clientSocket.ts';
import { createOutbox } from './outbox.ts';
import { createPatchReceiver, type JoinedRoomView } from './patchReceiver.ts';
import { requestRetryDelay, type StartCancellableTimer } from './retry.ts';
import type { RoomViewObserver } from './roomClient.ts';

export interface ServerRoomClientDeps extends RoomViewObserver {
  readonly token: string;
  readonly newId: () => string;
  readonly startTimer: StartCancellableTimer;
  /** Asks for a new room; the same message gives the same room. */
  readonly postRoom: (message: CreateRoomMessage) => Promise<Result<RoomCode, Refusal>>;
}

/** How somebody would like to be seen in a room. */
export interface NewMemberProfile {
  readonly name: string;
  readonly face?: AnimalFace | undefined;
}

/** How a new member enters: with a seat, where one is free or kept by a bot. */
export interface JoinRoomProfile extends NewMemberProfile {
  readonly sit?: boolean;
}

export type EnterRoomResult = Result<RoomViewSnapshot, Refusal>;

type ClientState =
  | { readonly kind: 'no-room' }
  | { readonly kind: 'creating' }
  /** Joining or redeeming: `request` is sent on each new connection until it is answered. */
  | { readonly kind: 'entering'; readonly request: () => void }
  | JoinedRoomView
  /** The connection or the server's room is gone; this client asks to be let in again. */
  | { readonly kind: 'rejoining'; readonly code: RoomCode };

/** Refusals that pass by themselves: of a first request, and of a rejoin, where nobody could press the button again. */
const RETRY_ENTER = new Set(['restarting', 'try-again']);
const RETRY_REJOIN = new Set(['restarting', 'try-again', 'too-fast', 'internal']);

/** The way into one room and back into it: enters, applies patches, and rejoins after every kind of interruption. */
export function createRoomConnection(socket: ClientSocket, deps: ServerRoomClientDeps) {
  let state: ClientState = { kind: 'no-room' };
  /** How this client comes back. */
  let entry: JoinOrWatchEvent = 'join';
  const roomCode = (): RoomCode | null => ('code' in state ? state.code : null);
  const outbox = createOutbox({
    newId: deps.newId,
    startTimer: deps.startTimer,
    canSend: () => state.kind === 'joined',
    send: ({ id, command }) => socket.emit('command', id, command),
  });

  function setState(next: ClientState): void {
    if (state.kind === 'joined') state.cancelSync?.();
    state = next;
  }
  function takeSnapshot({ version, now, view }: RoomViewSnapshot): void {
    setState({ kind: 'joined', code: view.code, view, version, cancelSync: null });
    socket.setRoom(view.code);
    deps.onClock(now);
    deps.onView(view, version, true);
    deps.onStatus('online');
  }
  function leaveRoom(): void {
    setState({ kind: 'no-room' });
    entry = 'join';
    outbox.rejectAll();
  }

  const receivePatch = createPatchReceiver({
    startTimer: deps.startTimer,
    onView: deps.onView,
    requestSnapshot: (room) =>
      socket.emit('sync', (result) => {
        if (state.kind !== 'joined' || state.code !== room.code) return;
        if (result.ok) takeSnapshot(result.value);
        else rejoinLater(room.code); // without the whole view no patch would fit any more
      }),
  });

  function rejoin(code: RoomCode): void {
    setState({ kind: 'rejoining', code });
    socket.emit(entry, { code, token: deps.token }, (result) => {
      if (roomCode() !== code) return leaveStrayRoom(result);
      if (result.ok) {
        takeSnapshot(result.value);
        return outbox.resend();
      }
      if (RETRY_REJOIN.has(result.error.code)) return rejoinLater(code);
      leaveRoom();
      deps.onRefused(result.error);
    });
  }
  /** The server let this socket into a room that it no longer wants: entering the wanted one again ends that. */
  function leaveStrayRoom({ ok: entered }: EnterRoomResult): void {
    const code = roomCode();
    if (entered && code !== null) rejoin(code);
  }
  function rejoinLater(code: RoomCode): void {
    setState({ kind: 'rejoining', code });
    deps.onStatus('reconnecting');
    deps.startTimer(requestRetryDelay(), () => {
      if (socket.connected && state.kind === 'rejoining' && state.code === code) rejoin(code);
    });
  }
  function onBye(reason: RoomDisconnectReason): void {
    const code = roomCode();
    if (code === null) return; // of a room that this client has left
    if (reason === 'restarting') {
      rejoinLater(code);
      return;
    }
    // `left` also answers our own command; otherwise another window of this member has left.
    if (reason === 'left' && outbox.hasInFlight('leave')) return;
    leaveRoom();
    if (reason === 'left') deps.onRefused({ code: 'not-a-member' });
    else deps.onBye(reason);
  }

  socket.on('connect', () => {
    if (state.kind === 'entering' || state.kind === 'no-room') deps.onStatus('online');
    if (state.kind === 'entering') state.request();
    else if (state.kind === 'rejoining') rejoin(state.code);
  });
  socket.on('disconnect', () => {
    deps.onStatus(state.kind === 'no-room' ? 'idle' : 'reconnecting');
    if (state.kind === 'joined') setState({ kind: 'rejoining', code: state.code });
  });
  socket.on('patch', (from, ops, moves = [], acks = []) => {
    if (state.kind === 'joined') receivePatch(state, from, { ops, moves });
    for (const id of acks) outbox.settle(id, ok(null));
  });
  socket.on('ack', ({ id }) => outbox.settle(id, ok(null)));
  socket.on('refused', ({ id, refusal }) => outbox.settle(id, err(refusal)));
  socket.on('bye', onBye);

  /** Sends a first request as soon as there is a connection, and again after each one that broke before the answer. */
  function enter(emit: (done: (result: EnterRoomResult) => void) => void): Promise<EnterRoomResult> {
    leaveRoom();
    return new Promise((resolve) => {
      const isCurrent = () => state.kind === 'entering' && state.request === request;
      const request = () =>
        emit((result) => {
          if (!isCurrent()) return leaveStrayRoom(result);
          if (!result.ok && RETRY_ENTER.has(result.error.code)) {
            deps.startTimer(requestRetryDelay(), () => isCurrent() && socket.connected && request());
            return;
          }
          setState({ kind: 'no-room' });
          if (result.ok) takeSnapshot(result.value);
          resolve(result);
        });
      setState({ kind: 'entering', request });
      if (socket.connected) return request();
      deps.onStatus('connecting');
      socket.connect();
    });
  }

  function join(
    code: RoomCode,
    me?: JoinRoomProfile,
    as: JoinOrWatchEvent = 'join',
  ): Promise<EnterRoomResult> {
    socket.setRoom(code);
    const entered = enter((done) => socket.emit(as, { ...me, code, token: deps.token }, done));
    entry = as;
    return entered;
  }

  /** Asks until the server answers. Then there is a room to connect to. */
  async function create(post: () => Promise<Result<RoomCode, Refusal>>): Promise<EnterRoomResult> {
    leaveRoom();
    const creating: ClientState = { kind: 'creating' };
    setState(creating);
    deps.onStatus('connecting');
    for (;;) {
      const made = await post();
      if (state !== creating) return err({ code: 'offline' }); // another room is wanted by now
      if (made.ok) return join(made.value);
      if (!RETRY_ENTER.has(made.error.code)) {
        leaveRoom();
        return made;
      }
      await new Promise<void>((over) => deps.startTimer(requestRetryDelay(), over));
    }
  }

  return { roomCode, isJoined: () => state.kind === 'joined', outbox, enter, join, create, leaveRoom };
}
