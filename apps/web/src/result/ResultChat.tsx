import { useIsReactionRateLimited } from '../reactions/useReactionRest.ts';
import { useReactionTargetName } from '../reactions/useReactionTargetName.ts';
import { ChatForm, ChatItem, ChatPraise } from '../table/Chat.tsx';
import { useTableActions, useTableChat, useTableRoom } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';

/** The newest line, the reactions and the field, where there is no room for the whole chat. */
export function ResultChat() {
  const t = useTableT();
  const { chat, faceOf, praised } = useTableChat();
  const { memberId, now } = useTableRoom();
  const nameOf = useReactionTargetName();
  const resting = useIsReactionRateLimited(chat, memberId, now);
  const { say, emote } = useTableActions();
  const last = chat.findLast(({ kind }) => kind !== 'notice');
  return (
    <section className="bg-paper" aria-label={t('table.chat')} data-testid="result-chat">
      {praised !== undefined && (
        <ol>
          <ChatPraise name={praised} />
        </ol>
      )}
      {last && (
        <ol>
          <ChatItem line={last} face={faceOf(last)} mine={last.from === memberId} nameOf={nameOf} t={t} />
        </ol>
      )}
      <ChatForm oneRow resting={resting} onSay={say} onEmote={emote} />
    </section>
  );
}
