import { diff, type Entry, type MemberId, roomView, type Snapshot, type Time } from '@fivefold/room';
import type { Connection, LiveRoom, Watcher } from './rooms.ts';

/** What became durable together goes out as one patch for each member, the same to all of their windows. */
export function publish(live: LiveRoom, entries: readonly Entry[]): void {
  const { durable: room } = live;
  for (const watcher of live.watchers) {
    const view = roomView(room, watcher.member);
    const patch = diff(watcher.view, view);
    watcher.view = view;
    if (!patch) continue;
    const packet = `2["patch",{"from":${watcher.version},"ops":${JSON.stringify(patch)}}]`;
    watcher.version += 1;
    for (const window of watcher.windows) window.send(packet);
  }
  if (entries.some(sendsAway)) letGo(live, entries);
}

const sendsAway = (entry: Entry): boolean =>
  entry.type === 'removed' || (entry.type === 'presence' && entry.presence === 'left');

/** Those who were sent away are told; of those who went every window, because one of them alone knows. */
function letGo(live: LiveRoom, entries: readonly Entry[]): void {
  for (const { member, windows } of [...live.watchers]) {
    const found = live.durable.members.find(({ id }) => id === member);
    if (found && found.presence !== 'left') continue;
    const kicked = entries.some(
      (entry) => entry.type === 'removed' && entry.member === member && entry.why === 'kicked',
    );
    for (const window of [...windows]) {
      window.bye(kicked ? 'kicked' : 'left');
      window.detach();
    }
  }
}

export function attach(live: LiveRoom, member: MemberId, window: Connection): Watcher {
  let watcher = live.watcher(member);
  if (!watcher) {
    const { durable: room } = live;
    watcher = { member, view: roomView(room, member), version: 0, windows: [] };
    live.watchers.push(watcher);
  }
  if (!watcher.windows.includes(window)) watcher.windows.push(window);
  return watcher;
}

/** True when it was the member's last window. */
export function release(live: LiveRoom, member: MemberId, window: Connection): boolean {
  const watcher = live.watcher(member);
  if (!watcher) return false;
  const at = watcher.windows.indexOf(window);
  if (at >= 0) watcher.windows.splice(at, 1);
  if (watcher.windows.length > 0) return false;
  live.watchers.splice(live.watchers.indexOf(watcher), 1);
  return true;
}

export const snapshotOf = ({ version, view }: Watcher, now: Time): Snapshot => ({ version, now, view });
