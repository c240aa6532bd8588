import {
  applyPatch,
  type CommandEnvelope,
  decide,
  diffRoomViews,
  evolve,
  type MemberId,
  type Room,
  type RoomEntry,
  type RoomView,
  roomView,
} from '@fivefold/room';
import { ok, type Seed } from '@fivefold/rules';
import type { CommandResult, RoomClient, RoomViewObserver } from '../net/roomClient.ts';
import type { ReplayFile } from '../replay/frames.ts';

export interface LocalRoomDeps {
  readonly observer: RoomViewObserver;
  /** The member who looks at this page. */
  readonly me: MemberId;
  readonly now: () => number;
  /** 64 fresh hex digits. */
  readonly entropy: () => string;
  /** Deals every game from this seed. */
  readonly seed?: Seed;
  readonly replayFile: () => ReplayFile | null;
  /** After every change, with the entries that made it; none after `replace`. */
  readonly onChange: (entries: readonly RoomEntry[]) => void;
}

export interface LocalRoom extends RoomClient {
  /** Begins to tell the observer, with the whole view. */
  readonly show: () => void;
  readonly room: () => Room;
  /** Runs a command of any member, or of the server where `by` is null. */
  readonly run: (by: CommandEnvelope['by'], command: CommandEnvelope['command']) => CommandResult;
  /** Goes back to an earlier position. */
  readonly replace: (room: Room) => void;
}

/** A room that runs in the page by the same `decide`, `evolve` and `roomView` as on the server. */
export function createLocalRoom(first: Room, deps: LocalRoomDeps): LocalRoom {
  let room = first;
  let shown: RoomView | null = null;
  let version = 0;
  let open = false;

  /** Patched like a view from the server, so that unchanged parts stay the same objects. */
  function publish(): void {
    if (!open) return;
    const next = roomView(room, deps.me);
    const patch = shown && diffRoomViews(shown, next);
    if (shown && !patch) return;
    const fresh = shown === null;
    shown = shown && patch ? applyPatch(shown, patch) : next;
    version += 1;
    deps.observer.onView(shown, version, fresh);
  }
  function run(by: CommandEnvelope['by'], command: CommandEnvelope['command']): CommandResult {
    const { now, entropy, seed } = deps;
    const context = { now: now(), entropy: entropy(), ...(seed === undefined ? {} : { seed }) };
    const decided = decide(room, { id: null, by, command }, context);
    if (!decided.ok) return decided;
    room = decided.value.reduce(evolve, room);
    publish();
    deps.onChange(decided.value);
    return ok(null);
  }

  return {
    show() {
      open = true;
      deps.observer.onClock(deps.now());
      publish();
      deps.observer.onStatus('online');
    },
    room: () => room,
    run,
    replace(next) {
      room = next;
      publish();
      deps.onChange([]);
    },
    // Leaving a room in the page only closes it, because its game is kept.
    command: async (command, onAnswer) => {
      const result = command.type === 'leave' ? ok(null) : run(deps.me, command);
      onAnswer?.(result);
      return result;
    },
    roomCode: () => room.code,
    replayFile: deps.replayFile,
    reconnect: () => deps.observer.onStatus('online'),
    disconnect: () => {
      open = false;
    },
  };
}
