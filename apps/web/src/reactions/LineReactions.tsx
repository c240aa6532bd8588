import type { CSSProperties, KeyboardEvent } from 'react';
import { ReactionSign } from '../table/Chat.tsx';
import { useTableChat } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Reactions.module.css';
import { openReactions } from './reactionTarget.ts';
import type { GameEventReaction } from './reactionText.ts';

const CHIP = { '--avatar': '1.125rem', '--emote': '1.125rem', verticalAlign: 'middle' } as CSSProperties;

/** The reactions to the move of this line, each with the face of its sender. */
export function LogLineReactions({
  reactions = [],
}: {
  readonly reactions: readonly GameEventReaction[] | undefined;
}) {
  const t = useTableT();
  const { faceOf } = useTableChat();
  return reactions.map(({ id, line }) => (
    <span
      key={id}
      className="inline-flex items-center bg-paper-2 rounded-chip"
      style={CHIP}
      title={line.name}
      data-testid="line-reaction"
    >
      <Avatar face={faceOf(line)} />
      <span className="visually-hidden">{line.name}: </span>
      <ReactionSign emote={line.emote} t={t} />
    </span>
  ));
}

interface ReactButtonProps {
  /** The event of the line. */
  readonly at: number;
  readonly isLast: boolean;
}

/** Of all lines only the newest is a tab stop; the arrow keys go on from there. */
export function ReactButton({ at, isLast }: ReactButtonProps) {
  const t = useTableT();
  return (
    <button
      type="button"
      className={classNames(styles.react, 'ink-3 ms-auto py-1 px-1')}
      aria-label={t('react.move')}
      title={t('react.move')}
      tabIndex={isLast ? 0 : -1}
      data-react-line="true"
      data-testid="react-to-line"
      onKeyDown={moveBetweenLines}
      onClick={() => openReactions({ kind: 'event', at })}
    >
      <Icon name="smile" size={18} />
    </button>
  );
}

/** Up and down between the buttons of the lines. */
function moveBetweenLines(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const list = event.currentTarget.closest('ol');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-react-line]') ?? [])];
  const next = buttons[buttons.indexOf(event.currentTarget) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}
