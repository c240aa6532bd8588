import { LogLineReactions, ReactButton } from '../reactions/LineReactions.tsx';
import { useCanReact } from '../reactions/reactionTarget.ts';
import { reactionsByLogLine } from '../reactions/reactionText.ts';
import { useReactionTargetName } from '../reactions/useReactionTargetName.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ChatField, ChatItem } from './Chat.tsx';
import { mergeChatIntoLog } from './chatInLog.ts';
import { filterMyGameLogLines } from './filterMyLines.ts';
import styles from './Panel.module.css';
import { useTableActions, useTableChat, useTablePanel, useTableRoom } from './TableContext.tsx';
import { useStickyScroll } from './useStickyScroll.ts';
import { useTableT } from './words.ts';

/** The game in sentences, newest last; the last line is my open decision. */
export function GameLogPanel({ asked }: { readonly asked: string | null }) {
  const t = useTableT();
  const { log: whole, players, alone, number, stage } = useTableRoom();
  const { chat, faceOf } = useTableChat();
  const { mine } = useTablePanel();
  const actions = useTableActions();
  const me = players.find((player) => player.me);
  // A replay stops at a step, and what was said later would stand there already.
  const said = stage === 'replay' ? [] : chat;
  const log = me && mine ? filterMyGameLogLines(whole, me.seat) : mergeChatIntoLog(whole, said, number);
  const reactions = reactionsByLogLine(
    chat,
    number,
    log.map((line) => ('kind' in line ? {} : line)),
  );
  const canReact = useCanReact();
  const nameOf = useReactionTargetName();
  const lastLine = log.findLastIndex((line) => !('kind' in line) && !line.heading && line.at !== undefined);
  const scroll = useStickyScroll();
  return (
    <div className={styles.withField} data-filter={me ? true : undefined}>
      {me && (
        <div className={styles.filter}>
          <SegmentedControl
            small
            label={t('log.filter')}
            value={mine ? 'mine' : 'all'}
            choices={[
              { value: 'all', label: t('log.all') },
              { value: 'mine', label: t('log.mine') },
            ]}
            onChange={(value) => actions.showOnlyMine(value === 'mine')}
            testId="log-filter"
          />
        </div>
      )}
      <ol
        ref={scroll}
        className={styles.scroll}
        data-testid="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        aria-label={t('table.log')}
      >
        {log.length === 0 && (
          <li className="text-center ink-3 py-3 px-3">
            {t(whole.length === 0 ? 'table.noLog' : 'log.noMine')}
          </li>
        )}
        {log.map((line, i) => {
          const key = `${i}`; // the log only grows, so the index is a stable key
          if ('kind' in line)
            return <ChatItem key={key} line={line} face={faceOf(line)} mine={false} nameOf={nameOf} t={t} />;
          if (line.heading)
            return (
              <li key={key} className={styles.heading}>
                <RichText parts={line.parts} />
              </li>
            );
          const player = line.seat === null ? undefined : players[line.seat];
          return (
            <li key={key} className={styles.line}>
              {player && <Avatar face={player.face} />}
              <span>
                <RichText parts={line.parts} />
                <LogLineReactions reactions={reactions.get(i)} />
              </span>
              {canReact && line.at !== undefined && <ReactButton at={line.at} isLast={i === lastLine} />}
            </li>
          );
        })}
        {me && asked !== null && (
          <li className={styles.line} data-now="true">
            <Avatar face={me.face} />
            <strong>{asked}</strong>
          </li>
        )}
      </ol>
      {!alone && <ChatField />}
    </div>
  );
}
