import { type ReactNode, useRef } from 'react';
import { useWideScreen } from '../ui/useMediaQuery.ts';
import { Banner } from './Banner.tsx';
import { Flip } from './Flip.tsx';
import { Panel } from './Panel.tsx';
import { type Prompt, PromptTab } from './PromptTab.tsx';
import { TableBackground } from './TableBackground.tsx';
import { type TableContext, useTableContext } from './TableContext.tsx';
import styles from './TableFrame.module.css';
import { TableHeader } from './TableHeader.tsx';
import { TurnAnnouncer } from './TurnAnnouncer.tsx';
import { useCountdown } from './useCountdown.ts';
import { findHandFocus, useFocusFallback } from './useFocusFallback.ts';
import { useShortcuts } from './useShortcuts.ts';
import { type TableTranslate, useTableT } from './words.ts';

interface TableFrameProps {
  /** Round, turn, cards left: chips on a desktop, one line on a phone. */
  readonly facts: readonly string[];
  readonly others: ReactNode;
  /** The shared middle of the table. It scrolls or shrinks; the page never scrolls. */
  readonly children: ReactNode;
  readonly prompt: Prompt;
  /** My avatar, score and board. */
  readonly me?: ReactNode;
  /** On a phone my board is above the prompt instead of in the dock. */
  readonly meOnTable?: boolean;
  readonly hand?: ReactNode;
  /** The primary action. */
  readonly action?: ReactNode;
  readonly seat: number | null;
  /** A change starts the animation of every element with `data-flip`. */
  readonly motion?: string | number;
}

/** The layout of every table: header, other players, middle, prompt, dock, and the panel. */
export function TableFrame(props: TableFrameProps) {
  const { facts, others, children, me, meOnTable, hand, seat, motion = 0 } = props;
  const t = useTableT();
  const tableContext = useTableContext();
  const { pausedBy, afterGame } = tableContext;
  const action = afterGame ?? props.action;
  const prompt = promptOf(props.prompt, seat, tableContext, t);
  const countdown = useCountdown(seat);
  const wide = useWideScreen();
  const frame = useRef<HTMLDivElement>(null);
  useFocusFallback(frame);
  useShortcuts({
    '?': () => tableContext.actions.showPanel('rules'),
    c: () => {
      tableContext.actions.showPanel('chat');
      setTimeout(() => document.querySelector<HTMLElement>('[data-chat-field]')?.focus());
    },
    h: () => findHandFocus()?.focus(),
  });
  const edge = prompt.tone === 'act' ? 'act' : prompt.tone;
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-game={tableContext.game}
      data-stage={tableContext.stage}
      data-panel={tableContext.panel.open || undefined}
    >
      <a href={hand ? '#hand' : '#prompt'} className={styles.skip}>
        {t('table.skip')}
      </a>
      <main
        className={styles.table}
        data-paused={pausedBy !== null || undefined}
        data-me-on-table={meOnTable || undefined}
        data-move={tableContext.move}
        data-testid="table"
      >
        <TableBackground game={tableContext.game} />
        <TurnAnnouncer prompt={prompt} countdown={countdown} />
        <Flip stamp={motion} className={styles.places}>
          <TableHeader facts={facts} />
          <Banner />
          <section className={styles.side} aria-label={t('table.yourSide')} data-edge={edge}>
            <PromptTab prompt={prompt} countdown={countdown} />
            {me && <div className={styles.me}>{me}</div>}
            {hand && (
              <div className={styles.hand} id="hand" tabIndex={-1}>
                {hand}
              </div>
            )}
            {action && <div className={styles.action}>{action}</div>}
          </section>
          <div className={styles.middle} data-middle="true">
            {children}
          </div>
          <section
            className={styles.others}
            aria-label={t('table.others')}
            // A scrolling region without controls must be focusable.
            tabIndex={tableContext.stage === 'replay' ? 0 : undefined}
          >
            {others}
          </section>
        </Flip>
      </main>
      <Panel docked={wide} asked={prompt.tone === 'act' ? prompt.title : null} countdown={countdown} />
    </div>
  );
}

/** A pause or a replay replaces the prompt, because nobody has to decide. */
function promptOf(
  prompt: Prompt,
  seat: number | null,
  tableContext: TableContext,
  t: TableTranslate,
): Prompt {
  const { stage, pausedBy, replayPrompt, players } = tableContext;
  if (pausedBy !== null) return { tone: 'wait', title: t('table.paused', { name: pausedBy }) };
  if (stage !== 'replay' || seat !== null) return prompt;
  if (prompt.title === replayPrompt) return { ...prompt, title: t('table.replay'), thinking: false };
  // A replay does not show which players were still reading.
  return players.some(({ waited }) => waited) ? { tone: prompt.tone, title: prompt.title } : prompt;
}
