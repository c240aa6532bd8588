import type { MemberView, RoomView, TableView } from '@fivefold/room';

const memberMe = (view: RoomView): MemberView | null =>
  view.members.find((member) => member.id === view.me) ?? null;

export const isHost = (view: RoomView): boolean => memberMe(view)?.host ?? false;

/** My seat in the lobby; -1 for a spectator. */
export const myLobbySeatOf = (view: RoomView): number =>
  view.seats.findIndex((seat) => seat.kind === 'member' && seat.member === view.me);

export const isMyTurn = (table: TableView): boolean =>
  table.status === 'playing' &&
  table.seat !== null &&
  table.paused === null &&
  table.waitingFor.includes(table.seat);

export const unreadCount = (view: RoomView, readUpTo: number): number =>
  view.chat.filter(({ id, kind, from }) => id > readUpTo && kind !== 'notice' && from !== view.me).length;

/** "Anna", "Anna and Max", "Anna, Max and Илья". */
export function joinNamesWithAnd(
  names: readonly string[],
  and: (first: string, last: string) => string,
): string {
  if (names.length < 2) return names.join('');
  return and(names.slice(0, -1).join(', '), names.at(-1)!);
}
