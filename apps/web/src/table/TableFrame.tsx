import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { isHandheld, useLayout, usePanelDocked } from '../ui/layout.ts';
import { SpectatorBanner, TableBanner } from './Banner.tsx';
import { FlipLayoutAnimation } from './Flip.tsx';
import { isPlayerAbsent } from './isAbsent.ts';
import { TableSidePanel } from './Panel.tsx';
import { type TablePrompt, TablePromptTab } from './PromptTab.tsx';
import { TableBackground } from './TableBackground.tsx';
import { TableClickContext } from './TableClickContext.ts';
import { type TableRoom, useTableActions, useTablePanel, useTableRoom } from './TableContext.tsx';
import styles from './TableFrame.module.css';
import { TableHeader } from './TableHeader.tsx';
import slotStyles from './TableSlots.module.css';
import { useTableSlots } from './TableSlots.tsx';
import { TurnAnnouncer } from './TurnAnnouncer.tsx';
import { findHandFocus, useFocusFallback } from './useFocusFallback.ts';
import { useHeldMiddle } from './useHeldMiddle.ts';
import { useMiddleSize } from './useMiddleSize.ts';
import { useShortcuts } from './useShortcuts.ts';
import { type TableTranslate, useTableT } from './words.ts';

interface TableFrameProps {
  /** Round, turn, cards left: chips on a desktop, one line on a phone. */
  readonly facts: readonly string[];
  readonly others: ReactNode;
  /** The shared middle of the table. It scrolls or shrinks; the page never scrolls. */
  readonly children: ReactNode;
  /** The cards of the middle are as large as it allows: it has --middle-w and --middle-h. Each change of them styles it anew. */
  readonly fillsMiddle?: boolean;
  /** The cards of a reveal are still shown after it, and stay where they are. */
  readonly holdsMiddle?: boolean;
  readonly prompt: TablePrompt;
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
  const { others, children, fillsMiddle = false, meOnTable, seat, motion = 0 } = props;
  const t = useTableT();
  const room = useTableRoom();
  const facts = useFactsBeforeReveal(props.facts, room.isRevealing);
  const panel = useTablePanel();
  const { showPanel } = useTableActions();
  const slots = useTableSlots();
  const dock = slots?.dock ?? null;
  const [me, hand] = dock === null ? [props.me, props.hand] : [null, null];
  const action = dock ?? room.afterGame ?? slots?.action ?? props.action;
  const prompt = slots?.prompt ?? gamePromptOf(props.prompt, seat, room, t);
  const docked = usePanelDocked();
  const handheld = isHandheld(useLayout());
  const slip = slots?.slip && <div className={slotStyles.slip}>{slots.slip}</div>;
  const frame = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const measureMiddle = useMiddleSize(middle, fillsMiddle);
  const held = useHeldMiddle(middle, seat !== null && (room.isRevealing || props.holdsMiddle) === true);
  const onClick = useContext(TableClickContext);
  useFocusFallback(frame);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.table = 'true';
    return () => {
      delete dataset.table;
    };
  }, []);
  useShortcuts({
    '?': () => showPanel('rules'),
    c: () => {
      showPanel('chat');
      setTimeout(() => document.querySelector<HTMLElement>('[data-chat-field]')?.focus());
    },
    h: () => findHandFocus()?.focus(),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are pressed, their clicks bubble up to here
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys end a reveal before they press anything
    <div
      ref={frame}
      className={styles.frame}
      onClick={onClick ? (event) => onClick(event.target) : undefined}
      data-game={room.game}
      data-stage={room.stage}
      data-panel={panel.open || undefined}
    >
      <a href={hand ? '#hand' : '#prompt'} className={styles.skip}>
        {t('table.skip')}
      </a>
      <main
        className={styles.table}
        style={held}
        data-paused={room.pausedBy !== null || undefined}
        data-me={Boolean(me) || undefined}
        data-hand={Boolean(hand) || undefined}
        data-watching={!(me || hand || action) || undefined}
        data-me-on-table={meOnTable || undefined}
        data-move={room.move}
        data-revealing={room.isRevealing || undefined}
        data-testid="table"
      >
        <TableBackground game={room.game} />
        {/* Whoever fills the slot reads out its own words. */}
        {!slots?.prompt && <TurnAnnouncer prompt={prompt} seat={seat} />}
        <FlipLayoutAnimation stamp={motion} className={styles.places} beforeMeasuring={measureMiddle}>
          <TableHeader facts={facts} />
          <TableBanner />
          <SpectatorBanner />
          <section
            className={styles.side}
            aria-label={t('table.yourSide')}
            data-edge={prompt.tone}
            data-flip-part="true"
          >
            <TablePromptTab prompt={prompt} seat={seat} />
            {me && <div className={styles.me}>{me}</div>}
            {hand && (
              <div className={styles.hand} id="hand" tabIndex={-1}>
                {hand}
              </div>
            )}
            {action && (
              <div className={dock === null ? styles.action : slotStyles.dock}>
                {slots?.help}
                {slots?.back ? (
                  <div className={slotStyles.withBack}>
                    {slots.back}
                    <div className="grid gap-2">{action}</div>
                  </div>
                ) : (
                  action
                )}
              </div>
            )}
          </section>
          <div ref={middle} className={styles.middle} data-middle="true">
            {children}
            {!handheld && slip}
          </div>
          <section
            className={styles.others}
            aria-label={t('table.others')}
            // A scrolling region without controls must be focusable.
            tabIndex={room.stage === 'replay' ? 0 : undefined}
          >
            {!slots?.hidesOthers && others}
            {handheld && slip}
          </section>
        </FlipLayoutAnimation>
      </main>
      <TableSidePanel docked={docked} asked={prompt.tone === 'act' ? prompt.title : null} seat={seat} />
    </div>
  );
}

/** What a reveal is about to show is not told before its end. */
function useFactsBeforeReveal(facts: readonly string[], isRevealing: boolean | undefined): readonly string[] {
  const [shown, setShown] = useState(facts);
  if (isRevealing || shown.join() === facts.join()) return shown;
  setShown(facts);
  return facts;
}

/** The table waits only for people without a connection: they are not playing, and a nudge would not reach them. */
function absentPrompt({ players }: TableRoom, t: TableTranslate): TablePrompt | null {
  const waited = players.filter((player) => player.waited);
  if (waited.length === 0 || !waited.every(isPlayerAbsent)) return null;
  const names = joinNamesWithAnd(
    waited.map(({ name }) => name),
    (first, last) => t('table.and', { first, last }),
  );
  return { tone: 'wait', title: t('table.absent', { names }) };
}

/** A pause or a replay replaces the prompt, because nobody has to decide. */
function gamePromptOf(
  prompt: TablePrompt,
  seat: number | null,
  room: TableRoom,
  t: TableTranslate,
): TablePrompt {
  const { stage, pausedBy, replayPrompt, players } = room;
  if (pausedBy !== null) return { tone: 'wait', title: t('table.paused.prompt') };
  const absent = stage === 'table' && prompt.tone === 'wait' ? absentPrompt(room, t) : null;
  if (absent) return absent;
  // A television watches anyway: it says large what happens.
  if (stage === 'table' && prompt.title === replayPrompt && prompt.detail !== undefined)
    return { tone: prompt.tone, title: prompt.detail, thinking: true };
  if (stage !== 'replay' || seat !== null) return prompt;
  if (prompt.title === replayPrompt) return { ...prompt, title: t('table.replay'), thinking: false };
  // A replay does not show which players were still reading.
  return players.some(({ waited }) => waited) ? { tone: prompt.tone, title: prompt.title } : prompt;
}
