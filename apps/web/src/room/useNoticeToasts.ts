import type { ChatLine, RoomView } from '@fivefold/room';
import { useEffect, useRef } from 'react';
import { toast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';

type NoticeMessage = 'table.timeUp.you';

/** The toast for a chat notice that concerns me, because the chat may be closed. */
export const noticeMessage = (line: ChatLine, me: string | undefined): NoticeMessage | null =>
  line.kind === 'notice' && line.what === 'clock-played' && line.name === me ? 'table.timeUp.you' : null;

/** Shows only the last such notice after an absence, and none from before mounting. */
export function useNoticeToasts({ chat, members, me }: RoomView): void {
  const t = useTableT();
  const name = members.find(({ id }) => id === me)?.name;
  const upTo = useRef(chat.at(-1)?.id ?? -1);
  useEffect(() => {
    const line = chat.findLast((one) => one.id > upTo.current && noticeMessage(one, name) !== null);
    upTo.current = chat.at(-1)?.id ?? -1;
    if (line) toast(t(noticeMessage(line, name)!), { icon: 'timer' });
  }, [chat, name, t]);
}
