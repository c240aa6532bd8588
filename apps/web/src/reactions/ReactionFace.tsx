import { type Emote as EmoteName, PAPER_PLANE_REACTION } from '@fivefold/room';
import { type ReactNode, useEffect, useState } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { showToast } from '../state/toasts.ts';
import { useTableChat, useTableRoom } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { classNames } from '../ui/classNames.ts';
import { EmoteFace } from '../ui/Emote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { hideReactionsOfMember, useHiddenReactions } from './hiddenReactions.ts';
import styles from './Reactions.module.css';
import { openReactions, useCanReact } from './reactionTarget.ts';
import { useLongPress } from './useLongPress.ts';

/** The face of a player with the last reaction on it. The face of another player opens the reactions to that player. */
export function ReactionFace({
  player,
  isButton = true,
  children,
}: {
  readonly player: TablePlayer;
  /** False where the face is a part of another button. */
  readonly isButton?: boolean;
  readonly children: ReactNode;
}) {
  const t = useTableT();
  const canReact = useCanReact() && !player.me && isButton;
  const emote = useLastReaction(player);
  const longPress = useLongPress(useHideSwitch(player));
  const badge = emote && (
    <span className={styles.badge} data-testid={`reaction-${player.seat}`} data-reaction={emote}>
      {emote === PAPER_PLANE_REACTION ? <Icon name="send" size={22} /> : <EmoteFace emote={emote} />}
    </span>
  );
  if (!canReact)
    return (
      <span className="relative inline-grid z-1" data-face={player.seat}>
        {children}
        {badge}
      </span>
    );
  const label = t('react.player', { name: player.name });
  return (
    <button
      type="button"
      className={classNames(styles.button, 'relative inline-grid z-1')}
      aria-label={label}
      title={label}
      data-face={player.seat}
      data-keeps-reveal="true"
      data-testid={`face-${player.seat}`}
      {...longPress}
      onClick={() => openReactions({ kind: 'player', seat: player.seat })}
    >
      {children}
      {badge}
    </button>
  );
}

/** Hides or shows the reactions of a member; the dialog of reactions has the same as a switch. Null for bots. */
function useHideSwitch({ member, name }: TablePlayer): (() => void) | null {
  const t = useTableT();
  const { code } = useTableRoom();
  const hidden = useHiddenReactions(code);
  if (member === null) return null;
  const isHidden = hidden.includes(member);
  return () => {
    hideReactionsOfMember(code, member, !isHidden);
    showToast(t(isHidden ? 'react.shown' : 'react.hidden', { name }), { icon: 'smile' });
  };
}

const SHOWN_MS = 3000;

/** For three seconds: the last reaction to this player, or of this player to nobody else. */
function useLastReaction({ member, seat }: TablePlayer): EmoteName | typeof PAPER_PLANE_REACTION | null {
  const { chat } = useTableChat();
  const { now, number } = useTableRoom();
  const [, tick] = useState(0);
  const last = chat.findLast((line) => {
    if (line.kind !== 'emote') return false;
    if (line.to?.kind === 'player') return line.to.seat === seat && line.to.number === number;
    return member !== null && line.from === member;
  });
  const left = last ? last.at + SHOWN_MS - now() : 0;
  const id = left > 0 ? last?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => tick((n) => n + 1), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return left > 0 && last?.kind === 'emote' ? last.emote : null;
}
