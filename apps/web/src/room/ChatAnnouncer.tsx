import type { RoomView } from '@fivefold/room';
import { useState } from 'react';
import { type Announcements, announceChat } from '../table/announce.ts';
import { useTableT } from '../table/words.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';

/** Announces new chat lines to a screen reader. */
export function ChatAnnouncer({ view }: { readonly view: RoomView }) {
  const t = useTableT();
  const last = view.chat.at(-1)?.id ?? -1;
  const [said, setSaid] = useState<Announcements>({ upTo: last, sentences: [] });
  if (last > said.upTo) setSaid(announceChat(said, view, t));
  return <LiveRegion sentences={said.sentences} testId="live-talk" />;
}
