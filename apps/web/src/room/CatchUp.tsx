import type { TableView } from '@fivefold/room';
import { useEffect, useRef, useState } from 'react';
import type { AnyGameModule, GameLogLineContext, TablePlayer } from '../games/types.ts';
import { gameLogLinesOf } from '../state/tableSelectors.ts';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';
import styles from './CatchUp.module.css';
import { readShownLogPosition, writeShownLogPosition } from './logPosition.ts';

interface CatchUpProps {
  readonly table: TableView;
  /** What may be told: a reveal that is under way comes first. */
  readonly history: TableView['history'];
  readonly game: AnyGameModule;
  readonly players: readonly TablePlayer[];
  readonly context: GameLogLineContext;
  readonly online: boolean;
}

/** Lists what happened during an absence. It does not block the table. */
export function AbsenceSummary({ table, history, game, players, context, online }: CatchUpProps) {
  const t = useTableT();
  const [since, forget] = useUnseenSince(table, online);
  if (since === null) return null;
  const lines = gameLogLinesOf(history.slice(since), game.story, context);
  if (lines.length === 0) return null;
  return (
    <section className={styles.catchUp} role="status" aria-label={t('catchUp.title')} data-testid="catch-up">
      <h2>{t('catchUp.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className="grid gap-1 ink-2 text-md" tabIndex={0}>
        {lines.map((line, i) => {
          const key = `${i}`; // the log only grows, so the index is a stable key
          const player = line.seat === null ? undefined : players[line.seat];
          return (
            <li key={key} className="flex gap-2" data-heading={line.heading || undefined}>
              {player && <Avatar face={player.face} />}
              <span>
                <RichText parts={line.parts} />
              </span>
            </li>
          );
        })}
      </ol>
      <Button wide onClick={forget} data-testid="catch-up-done">
        {t('catchUp.done')}
      </Button>
    </section>
  );
}

/** A single line needs no list. */
const MIN_LINES = 2;

/** The log length at the last look; it survives a reload, a sleeping tab and a lost connection. */
function useUnseenSince(
  { number, history, deal }: TableView,
  online: boolean,
): readonly [since: number | null, forget: () => void] {
  const code = deal.room;
  const [since, setSince] = useState<number | null>(null);
  const [visible, setVisible] = useState(!document.hidden);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const onChange = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const away = useRef(true);
  useEffect(() => {
    if (!visible || !online) {
      away.current = true;
      return;
    }
    const before = seen.current ?? readShownLogPosition(code, number);
    if (away.current && before !== null && history.length - before >= MIN_LINES) setSince(before);
    away.current = false;
    seen.current = history.length;
    writeShownLogPosition(code, number, history.length);
  }, [visible, online, history.length, code, number]);
  return [since, () => setSince(null)];
}
