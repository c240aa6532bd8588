import type { RoomView } from '@fivefold/room';
import { useEffect } from 'react';
import { useRoom } from '../state/room.ts';
import { ChatForm, ChatList, chatLineFacesOf } from '../table/Chat.tsx';
import styles from './RoomChat.module.css';
import type { SendCommand } from './useLobby.ts';

/** The chat of the lobby. What is on the screen counts as read. */
export function RoomChat({ view, ask }: { readonly view: RoomView; readonly ask: SendCommand }) {
  const last = view.chat.at(-1)?.id ?? -1;
  useEffect(() => useRoom.setState({ readUpTo: last }), [last]);
  return (
    <div className={styles.chat}>
      <ChatList chat={view.chat} member={view.me} faceOf={chatLineFacesOf(view)} />
      <ChatForm
        onSay={(text) => ask({ type: 'say', text })}
        onEmote={(emote) => void ask({ type: 'emote', emote })}
      />
    </div>
  );
}
