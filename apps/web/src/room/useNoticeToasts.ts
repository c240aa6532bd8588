import type { ChatLine, RoomView } from '@fivefold/room';
import { useEffect, useRef } from 'react';
import { isMyTurn } from '../state/selectors.ts';
import { showToast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';

type NoticeMessage = 'table.timeUp.you' | 'table.nudged' | 'table.reminded';

interface NoticeReader {
  readonly name: string | undefined;
  /** A reminder is meant for those whom the others wait for. */
  readonly isWaitedFor: boolean;
}

/** The toast for a chat notice that concerns me, because the chat may be closed. */
export function toastForChatNotice(
  line: ChatLine,
  { name, isWaitedFor }: NoticeReader,
): NoticeMessage | null {
  if (line.kind !== 'notice') return null;
  if (line.what === 'clock-played' && line.name === name) return 'table.timeUp.you';
  if (line.what === 'reminded') return isWaitedFor && line.name === name ? 'table.reminded' : null;
  return line.what === 'nudged' && isWaitedFor && line.name !== name ? 'table.nudged' : null;
}

/** Shows only the last such notice after an absence, and none from before mounting. */
export function useNoticeToasts({ chat, members, me, table }: RoomView): void {
  const t = useTableT();
  const name = members.find(({ id }) => id === me)?.name;
  const isWaitedFor = table !== null && isMyTurn(table);
  const upTo = useRef(chat.at(-1)?.id ?? -1);
  useEffect(() => {
    const reader = { name, isWaitedFor };
    const line = chat.findLast((one) => one.id > upTo.current && toastForChatNotice(one, reader) !== null);
    upTo.current = chat.at(-1)?.id ?? -1;
    if (line) showToast(t(toastForChatNotice(line, reader)!, { name: line.name }), { icon: 'timer' });
  }, [chat, name, isWaitedFor, t]);
}
