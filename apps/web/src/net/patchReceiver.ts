import { applyPatch, type RoomCode, type RoomView, type RoomViewPatch } from '@fivefold/room';
import { SERVER_REQUEST_TIMEOUT_MS, type StartCancellableTimer } from './retry.ts';

export interface JoinedRoomView {
  readonly kind: 'joined';
  readonly code: RoomCode;
  view: RoomView;
  version: number;
  /** Stops the retry of a request for the whole view; null while none is open. */
  cancelSync: (() => void) | null;
}

export interface PatchReceiverDeps {
  readonly startTimer: StartCancellableTimer;
  readonly onView: (view: RoomView, version: number, fresh: boolean) => void;
  readonly requestSnapshot: (room: JoinedRoomView) => void;
}

/** Applies patches in order. A gap, or a patch that does not fit, asks for the whole view until it comes. */
export function createPatchReceiver({ startTimer, onView, requestSnapshot }: PatchReceiverDeps) {
  function sync(room: JoinedRoomView): void {
    if (room.cancelSync) return;
    room.cancelSync = startTimer(SERVER_REQUEST_TIMEOUT_MS, () => {
      room.cancelSync = null;
      sync(room);
    });
    requestSnapshot(room);
  }
  return (room: JoinedRoomView, from: number, patch: RoomViewPatch): void => {
    if (from < room.version) return;
    const view = from === room.version ? tryPatch(room.view, patch) : null;
    if (view === null) {
      sync(room);
      return;
    }
    room.view = view;
    room.version += 1;
    onView(view, room.version, false);
  };
}

/** Null where the patch was made for another view than ours. */
function tryPatch(view: RoomView, patch: RoomViewPatch): RoomView | null {
  try {
    return applyPatch(view, patch);
  } catch {
    return null;
  }
}
