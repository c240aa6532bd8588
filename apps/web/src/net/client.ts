import {
  ANSWERED,
  applyPatch,
  type ClientToServer,
  type Command,
  type Refusal,
  type RoomCode,
  type RoomView,
  type ServerToClient,
  type Snapshot,
} from '@fivefold/room';
import { err, type GameId, type Result } from '@fivefold/rules';

/** What we need of a socket; Socket.IO's client has it, and so has a room inside the page. */
export interface ClientSocket {
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  on<E extends keyof ServerToClient>(event: E, listener: ServerToClient[E]): unknown;
  emit<E extends keyof ClientToServer>(event: E, ...values: Parameters<ClientToServer[E]>): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export type ByeReason = Parameters<ServerToClient['bye']>[0];
export type ConnectionStatus = 'idle' | 'connecting' | 'online' | 'reconnecting';

export interface ClientDeps {
  readonly token: string;
  readonly newId: () => string;
  readonly later: (ms: number, action: () => void) => () => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** `fresh`: a whole view came, after joining or after a gap. */
  readonly onView: (view: RoomView, version: number, fresh: boolean) => void;
  /** The server's clock, for countdowns. */
  readonly onClock: (now: number) => void;
  readonly onBye: (reason: ByeReason) => void;
  /** Coming back was refused: the room is gone, or we are no longer in it. */
  readonly onRefused: (refusal: Refusal) => void;
}

type Entered = Result<Snapshot, Refusal>;
type Done = Result<null, Refusal>;

interface Waiting {
  readonly id: string;
  readonly command: Command;
  readonly resolve: (done: Done) => void;
  /** Of its next try; null before the first. */
  cancel: (() => void) | null;
}

/** An acknowledgement that takes longer was lost, or will come once more: the id keeps it from being played twice. */
const RETRY_MS = 6000;
/** Commands on the way at a time: those of two windows are no more than the ids by which a retry is known. */
const ON_THE_WAY = ANSWERED / 2;
/** A server that is busy with itself is asked again after this, or up to twice as long. */
const AGAIN_MS = 1500;
/** Answers that only tell of a bad moment, to a command and to coming back. */
const NOT_NOW = new Set(['restarting', 'not-in-a-room']);
/** To a first question, too: a person would have nothing to do but to press again. */
const IN_A_MOMENT = new Set(['restarting', 'try-again']);
const COME_LATER = new Set(['restarting', 'try-again', 'too-fast', 'internal']);

export type Client = ReturnType<typeof createClient>;

/**
 * One room over one wire. Views come whole once and as patches afterwards; a patch that does not fit is a gap, and the
 * whole view is asked for. Commands are sent again until they are acknowledged, with the same id.
 */
export function createClient(wire: ClientSocket, deps: ClientDeps) {
  let code: RoomCode | null = null;
  let view: RoomView | null = null;
  let version = -1;
  let connected = false;
  let inside = false;
  /** Ends the wait for a whole view that was asked for. */
  let syncing: (() => void) | null = null;
  const waiting = new Set<Waiting>();
  const onTheWay = () => [...waiting].slice(0, ON_THE_WAY);
  /** What waits for the connection: creating a room, joining one. */
  let opening: (() => void) | null = null;

  function take({ version: to, now, view: whole }: Snapshot): void {
    version = to;
    view = whole;
    code = whole.code;
    inside = true;
    deps.onClock(now);
    deps.onView(whole, to, true);
    deps.onStatus('online');
  }

  function forget(): void {
    code = null;
    view = null;
    version = -1;
    inside = false;
    endSync();
    for (const { cancel, resolve } of waiting) {
      cancel?.();
      resolve(err({ code: 'not-a-member' }));
    }
    waiting.clear();
  }

  function send(entry: Waiting): void {
    if (!inside) return;
    const { id, command } = entry;
    entry.cancel?.();
    entry.cancel = deps.later(RETRY_MS, () => send(entry));
    wire.emit('command', { id, command }, (done) => {
      if (!done.ok && NOT_NOW.has(done.error.code)) return; // the timer, or coming back, sends it again
      entry.cancel?.();
      waiting.delete(entry);
      entry.resolve(done);
      sendNext();
    });
  }

  function sendNext(): void {
    for (const entry of onTheWay()) if (!entry.cancel) send(entry);
  }

  function endSync(): void {
    syncing?.();
    syncing = null;
  }

  function sync(): void {
    if (syncing) return;
    const asked = code;
    syncing = deps.later(RETRY_MS, () => {
      endSync();
      sync();
    });
    wire.emit('sync', (result) => {
      if (code !== asked) return;
      endSync();
      if (result.ok) take(result.value);
      else comeLater(); // a bad moment; without the whole view no patch would ever fit again
    });
  }

  function comeBack(): void {
    const asked = code;
    if (asked === null) return;
    wire.emit('join', { code: asked, token: deps.token }, (result) => {
      if (code !== asked) return strayed(result);
      if (result.ok) {
        take(result.value);
        for (const entry of onTheWay()) send(entry);
        return;
      }
      if (COME_LATER.has(result.error.code)) return comeLater();
      forget();
      deps.onRefused(result.error);
    });
  }

  /** The answer of a room that we went from: a server that let us in there last would go on to tell of it. */
  function strayed({ ok }: Entered): void {
    if (!ok) return;
    inside = false;
    comeBack();
  }

  function comeLater(): void {
    const asked = code;
    inside = false;
    deps.onStatus('reconnecting');
    // Not all at once: a server that had a bad moment has many who come back.
    deps.later(AGAIN_MS * (1 + Math.random()), () => {
      if (connected && !inside && code === asked) comeBack();
    });
  }

  /** Through another window, unless it was this one that went. */
  function leftElsewhere(): void {
    const isOurs = onTheWay().some(({ command }) => command.type === 'leave');
    if (isOurs) return;
    forget();
    deps.onRefused({ code: 'not-a-member' });
  }

  wire.on('connect', () => {
    connected = true;
    if (opening || code === null) deps.onStatus('online');
    if (opening) opening();
    else comeBack();
  });
  wire.on('disconnect', () => {
    connected = false;
    inside = false;
    endSync();
    deps.onStatus(code === null && !opening ? 'idle' : 'reconnecting');
  });
  wire.on('patch', ({ from, ops }) => {
    if (!inside || !view || from < version) return;
    if (from > version) return sync();
    try {
      view = applyPatch(view, ops);
    } catch {
      return sync(); // written for another view than ours: the whole one is the truth
    }
    version += 1;
    deps.onView(view, version, false);
  });
  wire.on('bye', (reason) => {
    if (code === null) return; // of a room that we are going from
    // Mostly the connection ends next; where only the room was let go, it is for us to ask.
    if (reason === 'restarting') return comeLater();
    if (reason === 'left') return leftElsewhere();
    forget();
    deps.onBye(reason);
  });

  /** Sent once there is a connection, and again after each one that broke before the answer. */
  function open(emit: (done: (result: Entered) => void) => void): Promise<Entered> {
    forget();
    return new Promise((resolve) => {
      const ask = () =>
        emit((result) => {
          if (opening !== ask) return strayed(result);
          if (!result.ok && IN_A_MOMENT.has(result.error.code)) {
            deps.later(AGAIN_MS * (1 + Math.random()), () => {
              if (opening === ask && connected) ask();
            });
            return;
          }
          opening = null;
          if (result.ok) take(result.value);
          resolve(result);
        });
      opening = ask;
      if (connected) ask();
      else {
        deps.onStatus('connecting');
        wire.connect();
      }
    });
  }

  return {
    create: (name: string, game: GameId): Promise<Entered> => {
      const id = deps.newId();
      return open((done) => wire.emit('create', { token: deps.token, name, game, id }, done));
    },

    /** Without a name: only where this browser is a member already. */
    join: (room: RoomCode, name?: string): Promise<Entered> =>
      open((done) =>
        wire.emit('join', { code: room, token: deps.token, ...(name === undefined ? {} : { name }) }, done),
      ),

    redeem: (passport: string): Promise<Entered> =>
      open((done) => wire.emit('redeem', { passport, token: deps.token }, done)),

    passport: (): Promise<Result<{ passport: string }, Refusal>> =>
      new Promise((resolve) => {
        if (connected && inside) wire.emit('passport', resolve);
        else resolve(err({ code: 'offline' }));
      }),

    /** Resolves when the command is durable, or refused. */
    command: (command: Command): Promise<Done> => {
      if (code === null) return Promise.resolve(err({ code: 'not-a-member' }));
      const id = deps.newId();
      return new Promise((resolve) => {
        waiting.add({ id, command, resolve, cancel: null });
        sendNext();
      });
    },

    /** Which room we are in, or on the way back to. */
    room: (): RoomCode | null => code,

    reconnect: (): void => {
      wire.disconnect();
      wire.connect();
    },

    /** Closes the door behind us; the seat is kept by the server. */
    goAway: (): void => {
      opening = null;
      forget();
      wire.disconnect();
    },
  };
}
