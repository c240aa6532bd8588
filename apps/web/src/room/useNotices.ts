import type { ChatLine, RoomView } from '@fivefold/room';
import { useEffect, useRef } from 'react';
import { toast } from '../state/toasts.ts';
import { useTableT } from '../table/words.ts';

/** What a new line of the room has to tell me beside the chat, which may be closed. */
export function toldBy(line: ChatLine, me: string | undefined): 'table.timeUp.you' | 'table.rematch' | null {
  if (line.kind !== 'notice') return null;
  const mine = line.name === me;
  if (line.what === 'clock-played') return mine ? 'table.timeUp.you' : null;
  return line.what === 'rematch' && !mine ? 'table.rematch' : null;
}

/** The last such line is enough after an absence; nothing is told of what was there before. */
export function useNotices({ chat, members, me }: RoomView): void {
  const t = useTableT();
  const name = members.find(({ id }) => id === me)?.name;
  const upTo = useRef(chat.at(-1)?.id ?? -1);
  useEffect(() => {
    const line = chat.findLast((one) => one.id > upTo.current && toldBy(one, name) !== null);
    upTo.current = chat.at(-1)?.id ?? -1;
    const told = line && toldBy(line, name);
    if (told) toast(t(told, { name: line.name }), { icon: told === 'table.rematch' ? 'replay' : 'timer' });
  }, [chat, name, t]);
}
