import { type ChatLine, EMOTES, type Emote as EmoteName, type RoomView } from '@fivefold/room';
import { useState } from 'react';
import { animalOfMember } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { Animal } from '../ui/animals.tsx';
import { Emote } from '../ui/Emote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RichText } from '../ui/RichText.tsx';
import { collapseClockNotices } from './chatInLog.ts';
import styles from './Panel.module.css';
import { useTableContext } from './TableContext.tsx';
import { useStickyScroll } from './useStickyScroll.ts';
import { type TableTranslate, useTableT } from './words.ts';

const MAX_LENGTH = 300;

/** The animal of a chat line. A notice names a member, who may have left. */
export function chatAnimalsOf(view: RoomView): (line: ChatLine) => Animal {
  const said = view.chat.flatMap(({ from, name }) => (from === null ? [] : [{ id: from, name }]));
  const known = [...view.members, ...said];
  return ({ from, name }) => animalOfMember(view, from ?? known.find((one) => one.name === name)?.id ?? name);
}

export function Chat() {
  const { chat, memberId, animalOf, actions } = useTableContext();
  return (
    <div className={styles.withField}>
      <ChatList chat={chat} member={memberId} animalOf={animalOf} />
      <ChatForm open onSay={actions.say} onEmote={actions.emote} />
    </div>
  );
}

interface ChatListProps {
  readonly chat: readonly ChatLine[];
  /** The member whose lines are right-aligned. */
  readonly member: string | null;
  readonly animalOf: (line: ChatLine) => Animal;
}

export function ChatList({ chat, member, animalOf }: ChatListProps) {
  const t = useTableT();
  const scroll = useStickyScroll();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol ref={scroll} className={styles.scroll} data-testid="chat" tabIndex={0} aria-label={t('table.chat')}>
      {chat.length === 0 && <li className={styles.empty}>{t('chat.empty')}</li>}
      {collapseClockNotices(chat).map(({ line, times }) => (
        <ChatItem
          key={line.id}
          line={line}
          times={times}
          animal={animalOf(line)}
          mine={line.from !== null && line.from === member}
          t={t}
        />
      ))}
    </ol>
  );
}

interface ChatItemProps {
  readonly line: ChatLine;
  readonly times?: number;
  readonly animal: Animal;
  readonly mine: boolean;
  readonly t: TableTranslate;
}

export function ChatItem({ line, times = 1, animal, mine, t }: ChatItemProps) {
  if (line.kind === 'notice') {
    const key = `notice.${line.what}${times > 1 ? '.again' : ''}`;
    if (t.maybe(key) === null) return null;
    return (
      <li className={styles.line}>
        <Avatar animal={animal} />
        <span>
          <RichText parts={t.parts(key as 'notice.clock-played.again', { name: line.name, n: times })} />
        </span>
      </li>
    );
  }
  return (
    <li className={styles.message} data-mine={mine || undefined}>
      {!mine && <Avatar animal={animal} />}
      <div className={line.kind === 'text' ? styles.bubble : undefined}>
        {!mine && (
          <bdi className={line.spectator ? styles.author : 'visually-hidden'}>
            {line.spectator ? `${line.name}, ${t('chat.spectator')}` : line.name}
          </bdi>
        )}
        {line.kind === 'text' ? (
          <bdi>{line.text}</bdi>
        ) : (
          <span title={t(`emote.${line.emote}`)}>
            <Emote emote={line.emote} />
            <span className="visually-hidden">{t(`emote.${line.emote}`)}</span>
          </span>
        )}
      </div>
    </li>
  );
}

/** The chat field below the log. */
export function ChatField() {
  const { memberId, actions } = useTableContext();
  // A viewer of a stored game is no member of its room.
  return memberId !== null && <ChatForm onSay={actions.say} onEmote={actions.emote} />;
}

interface ChatFormProps {
  /** Shows the emotes from the start. */
  readonly open?: boolean;
  /** Resolves to false where it was refused; then the text is restored. */
  readonly onSay: (text: string) => Promise<boolean>;
  readonly onEmote: (emote: EmoteName) => void;
}

export function ChatForm({ open = false, onSay, onEmote }: ChatFormProps) {
  const t = useTableT();
  const [text, setText] = useState('');
  const [emotes, setEmotes] = useState(open);
  const ready = text.trim() !== '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        setText('');
        void onSay(text.trim()).then((said) => {
          if (!said) setText((now) => (now === '' ? text : now));
        });
      }}
    >
      {emotes && (
        <fieldset className={styles.emotes} aria-label={t('chat.emotes')}>
          {EMOTES.map((emote) => (
            <button
              key={emote}
              type="button"
              aria-label={t(`emote.${emote}`)}
              title={t(`emote.${emote}`)}
              data-testid={`emote-${emote}`}
              onClick={() => onEmote(emote)}
            >
              <Emote emote={emote} />
            </button>
          ))}
        </fieldset>
      )}
      <input
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
          onClick={() => setEmotes(!emotes)}
        >
          <Icon name="smile" size={22} />
        </button>
      )}
    </form>
  );
}
