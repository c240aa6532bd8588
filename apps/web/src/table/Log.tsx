import { Avatar } from '../ui/Avatar.tsx';
import { SegmentedControl } from '../ui/Controls.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ChatField, ChatItem } from './Chat.tsx';
import { mergeChatIntoLog } from './chatInLog.ts';
import { filterMyLines } from './filterMyLines.ts';
import styles from './Panel.module.css';
import { useTableContext } from './TableContext.tsx';
import { useStickyScroll } from './useStickyScroll.ts';
import { useTableT } from './words.ts';

/** The game in sentences, newest last; the last line is my open decision. */
export function Log({ asked }: { readonly asked: string | null }) {
  const t = useTableT();
  const { log: whole, chat, chatPositions, animalOf, players, panel, actions } = useTableContext();
  const me = players.find((player) => player.me);
  const log = me && panel.mine ? filterMyLines(whole, me.seat) : mergeChatIntoLog(whole, chat, chatPositions);
  const scroll = useStickyScroll();
  return (
    <div className={styles.withField} data-filter={me ? true : undefined}>
      {me && (
        <div className={styles.filter}>
          <SegmentedControl
            small
            label={t('log.filter')}
            value={panel.mine ? 'mine' : 'all'}
            choices={[
              { value: 'all', label: t('log.all') },
              { value: 'mine', label: t('log.mine') },
            ]}
            onChange={(value) => actions.showOnlyMine(value === 'mine')}
            testId="log-filter"
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={scroll} className={styles.scroll} data-testid="log" tabIndex={0} aria-label={t('table.log')}>
        {log.length === 0 && (
          <li className={styles.empty}>{t(whole.length === 0 ? 'table.noLog' : 'log.noMine')}</li>
        )}
        {log.map((line, i) => {
          const key = `${i}`; // the log only grows, so the index is a stable key
          if ('kind' in line)
            return <ChatItem key={key} line={line} animal={animalOf(line)} mine={false} t={t} />;
          if (line.heading)
            return (
              <li key={key} className={styles.heading}>
                <RichText parts={line.parts} />
              </li>
            );
          const player = line.seat === null ? undefined : players[line.seat];
          return (
            <li key={key} className={styles.line}>
              {player && <Avatar animal={player.animal} />}
              <span>
                <RichText parts={line.parts} />
              </span>
            </li>
          );
        })}
        {me && asked !== null && (
          <li className={styles.line} data-now="true">
            <Avatar animal={me.animal} />
            <strong>{asked}</strong>
          </li>
        )}
      </ol>
      <ChatField />
    </div>
  );
}
