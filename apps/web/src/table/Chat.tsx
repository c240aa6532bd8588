import {
  type ChatLine,
  type Emote as EmoteName,
  type Face,
  faceOfPlayer,
  PAPER_PLANE_REACTION,
  type RoomView,
} from '@fivefold/room';
import { useEffect, useState } from 'react';
import { EmoteButtons, QuickEmoteButtons } from '../reactions/EmoteButtons.tsx';
import { type ReactionTargetName, reactionParts } from '../reactions/reactionText.ts';
import { useIsReactionRateLimited } from '../reactions/useReactionRest.ts';
import { useReactionTargetName } from '../reactions/useReactionTargetName.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { EmoteFace } from '../ui/Emote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { trackKeyboard } from '../ui/keyboard.ts';
import { useIsCompactLayout, useLayout } from '../ui/layout.ts';
import { RichText } from '../ui/RichText.tsx';
import { collapseClockNotices } from './chatInLog.ts';
import { splitEveningLinks } from './eveningLinks.ts';
import styles from './Panel.module.css';
import { useTableActions, useTableChat, useTableRoom } from './TableContext.tsx';
import { useStickyScroll } from './useStickyScroll.ts';
import { type TableTranslate, useTableT } from './words.ts';

const MAX_LENGTH = 300;

/** The face of a chat line: of the sender, or of the member or bot that a notice is about. */
export const chatLineFacesOf =
  (view: Pick<RoomView, 'faces'>) =>
  (line: ChatLine): Face =>
    faceOfPlayer(view.faces, {
      member: line.kind === 'notice' ? (line.about ?? null) : line.from,
      name: line.name,
    });

export function Chat() {
  const { chat, faceOf, praised } = useTableChat();
  const { memberId, now } = useTableRoom();
  const actions = useTableActions();
  const nameOf = useReactionTargetName();
  const resting = useIsReactionRateLimited(chat, memberId, now);
  const landscape = useLayout() === 'phone-landscape';
  const zoomed = useIsCompactLayout('zoomed');
  return (
    <div className={styles.withField}>
      <ChatList chat={chat} member={memberId} faceOf={faceOf} nameOf={nameOf} praised={praised} />
      {/* In a low window the emotes would take the place of the messages and of the field. */}
      <ChatForm open={!landscape && !zoomed} resting={resting} onSay={actions.say} onEmote={actions.emote} />
    </div>
  );
}

interface ChatListProps {
  readonly chat: readonly ChatLine[];
  /** The member whose lines are right-aligned. */
  readonly member: string | null;
  readonly faceOf: (line: ChatLine) => Face;
  /** Without a table nobody sits at a seat. */
  readonly nameOf?: ReactionTargetName;
  /** The name that the empty chat of a result suggests. */
  readonly praised?: string | undefined;
}

export function ChatList({ chat, member, faceOf, nameOf, praised }: ChatListProps) {
  const t = useTableT();
  const scroll = useStickyScroll();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol ref={scroll} className={styles.scroll} data-testid="chat" tabIndex={0} aria-label={t('table.chat')}>
      {chat.length === 0 && praised === undefined && (
        <li className="text-center ink-3 py-3 px-3">{t('chat.empty')}</li>
      )}
      {collapseClockNotices(chat).map(({ line, times }) => (
        <ChatItem
          key={line.id}
          line={line}
          times={times}
          face={faceOf(line)}
          mine={line.from !== null && line.from === member}
          nameOf={nameOf}
          t={t}
        />
      ))}
      {praised !== undefined && <ChatPraise name={praised} />}
    </ol>
  );
}

export function ChatPraise({ name }: { readonly name: string }) {
  const t = useTableT();
  return (
    <li className="text-center ink-3 py-3 px-3" data-testid="chat-praise">
      {t('chat.praise', { name })}
    </li>
  );
}

interface ChatItemProps {
  readonly line: ChatLine;
  readonly times?: number;
  readonly face: Face;
  readonly mine: boolean;
  readonly nameOf?: ReactionTargetName | undefined;
  readonly t: TableTranslate;
}

const NOBODY: ReactionTargetName = () => undefined;

export function ChatItem({ line, times = 1, face, mine, nameOf = NOBODY, t }: ChatItemProps) {
  const about = reactionParts(line, nameOf, t);
  if (about && line.kind === 'emote')
    return (
      <li className={styles.line}>
        <Avatar face={face} />
        <span>
          <RichText parts={about} />
        </span>
        <ReactionSign emote={line.emote} t={t} />
      </li>
    );
  if (line.kind === 'notice') {
    const key = `notice.${line.what}${times > 1 ? '.again' : ''}`;
    if (t.maybe(key) === null) return null;
    return (
      <li className={styles.line}>
        <Avatar face={face} />
        <span>
          <RichText parts={t.parts(key as 'notice.clock-played.again', { name: line.name, n: times })} />
        </span>
      </li>
    );
  }
  return (
    <li className={styles.message} data-mine={mine || undefined}>
      {!mine && <Avatar face={face} />}
      <div className={line.kind === 'text' ? styles.bubble : undefined}>
        {!mine && (
          <bdi className="block ink-3 text-xs">
            {line.spectator ? `${line.name}, ${t('chat.spectator')}` : line.name}
          </bdi>
        )}
        {line.kind === 'text' ? <ChatText text={line.text} /> : <ReactionSign emote={line.emote} t={t} />}
      </div>
    </li>
  );
}

/** Of what people write, only the address of the page of an evening is a link. */
function ChatText({ text }: { readonly text: string }) {
  return (
    <bdi>
      {splitEveningLinks(text, location.origin).map(({ at, part, isLink }) =>
        isLink ? (
          <a key={at} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}

interface ReactionSignProps {
  readonly emote: EmoteName | typeof PAPER_PLANE_REACTION;
  readonly t: TableTranslate;
}

/** An emote or a plane with its word for screen readers. */
export function ReactionSign({ emote, t }: ReactionSignProps) {
  return (
    <span title={t(`emote.${emote}`)}>
      {emote === PAPER_PLANE_REACTION ? <Icon name="send" size={28} /> : <EmoteFace emote={emote} />}
      <span className="visually-hidden">{t(`emote.${emote}`)}</span>
    </span>
  );
}

/** The chat field below the log. */
export function ChatField() {
  const { memberId, now } = useTableRoom();
  const { chat } = useTableChat();
  const actions = useTableActions();
  const resting = useIsReactionRateLimited(chat, memberId, now);
  // A viewer of a stored game is no member of its room.
  return memberId !== null && <ChatForm resting={resting} onSay={actions.say} onEmote={actions.emote} />;
}

interface ChatFormProps {
  /** Always shows the emotes. */
  readonly open?: boolean;
  /** Three emotes beside the field; the others open above it. */
  readonly oneRow?: boolean;
  /** After a burst of reactions. */
  readonly resting?: boolean;
  /** Resolves to false where it was refused; then the text is restored. */
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onEmote: (emote: EmoteName) => void;
}

const ONE_ROW = { display: 'flex', flexWrap: 'wrap' } as const;
const FIELD_IN_ROW = { flex: '1 1 4rem', inlineSize: 'auto' };

export function ChatForm({ open = false, oneRow = false, resting = false, onSay, onEmote }: ChatFormProps) {
  useEffect(trackKeyboard, []);
  const t = useTableT();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const emotes = open || opened;
  const ready = text.trim() !== '';
  return (
    <form
      className={styles.form}
      style={oneRow ? ONE_ROW : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        setText('');
        void onSay(text.trim()).then((said) => {
          if (!said) setText((now) => (now === '' ? text : now));
        });
      }}
    >
      {emotes && <EmoteButtons onEmote={onEmote} resting={resting} />}
      <input
        className="text-field text-md"
        style={oneRow ? FIELD_IN_ROW : undefined}
        value={text}
        maxLength={MAX_LENGTH}
        placeholder={`${t('chat.message')}…`}
        aria-label={t('chat.message')}
        autoComplete="off"
        enterKeyHint="send"
        data-testid="chat-field"
        data-chat-field="true"
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        onChange={(event) => setText(event.target.value)}
      />
      {oneRow && !ready && !emotes && <QuickEmoteButtons onEmote={onEmote} resting={resting} />}
      {ready || open ? (
        <button
          type="submit"
          className={styles.square}
          data-strong="true"
          aria-label={t('chat.send')}
          data-testid="chat-send"
        >
          <Icon name="send" />
        </button>
      ) : (
        <button
          type="button"
          className={styles.square}
          aria-label={t('chat.emotes')}
          aria-expanded={emotes}
          onClick={() => setOpened(!opened)}
          data-testid="chat-emotes"
        >
          <Icon name={oneRow ? (emotes ? 'down' : 'up') : 'smile'} size={22} />
        </button>
      )}
    </form>
  );
}
