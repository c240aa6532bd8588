import type { TableView } from '@fivefold/room';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { AnyGameModule } from '../games/types.ts';
import type { Lang } from '../i18n/core.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { type RecentGameEvents, useRoom } from '../state/room.ts';
import { gameLogLineContextOf } from '../state/tableSelectors.ts';
import { prefersReducedMotion } from '../table/reducedMotion.ts';
import { paceReveal, type TableReveal, tableRevealStepAt, tableRevealStepEnd } from '../table/reveal.ts';
import { isTyping } from '../table/useShortcuts.ts';
import { useIsTelevision } from '../tv/TelevisionContext.ts';

/** A reveal of the screen, with what was known before it. */
export interface RunningTableReveal extends TableReveal {
  readonly stamp: number;
  readonly historyLength: number;
  /** For a click on the table, in the same render as what the click does. */
  readonly endOnClick: (target: EventTarget | null) => void;
}

const keepsReveal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-keeps-reveal], [data-testid=reaction-picker]') !== null;

/**
 * Starts a reveal when events arrive that have one. A tap, a key, a newer reveal or a hidden page ends it at once, a reaction does not; it
 * never waits for an earlier one, and what happened before the table was shown is not revealed.
 */
export function useTableReveal(game: AnyGameModule, table: TableView): RunningTableReveal | null {
  const lang = useContext(LanguageContext);
  const isTelevision = useIsTelevision();
  const recent = useRoom((room) => room.recent);
  const [seen, setSeen] = useState(recent.stamp);
  const [reveal, setReveal] = useState<RunningTableReveal | null>(null);
  const lastTable = useRef(table);
  const endOnClick = useCallback((target: EventTarget | null) => {
    if (!keepsReveal(target)) setReveal(null);
  }, []);
  let shown = reveal;
  if (seen !== recent.stamp) {
    setSeen(recent.stamp);
    const started = startReveal(game, lastTable.current, table, recent, { lang, isTelevision });
    if (started) {
      shown = { ...started, endOnClick };
      setReveal(shown);
    }
  }
  // An undo in practice takes back what is revealed.
  if (shown && (table.history.length <= shown.historyLength || table.status === 'ended')) {
    shown = null;
    setReveal(null);
  }
  useEffect(() => {
    lastTable.current = table;
  }, [table]);

  const stamp = shown?.stamp;
  const steps = shown?.steps;
  useEffect(() => {
    if (stamp === undefined || !steps) return;
    const started = performance.now();
    const end = () => setReveal(null);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const elapsed = performance.now() - started;
      const index = tableRevealStepAt(steps, elapsed);
      if (index === null) return end();
      setReveal((now) => (now && now.stamp === stamp && now.index !== index ? { ...now, index } : now));
      timer = setTimeout(goOn, Math.max(1, tableRevealStepEnd(steps, index) - elapsed));
    };
    goOn();
    const onClick = (event: MouseEvent) => endOnClick(event.target);
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat && !isTyping(event.target) && !keepsReveal(event.target)) end();
    };
    // After the handlers of what was pressed, so that nothing moves away under the finger.
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', end);
    };
  }, [stamp, steps, endOnClick]);
  return shown;
}

function startReveal(
  game: AnyGameModule,
  before: TableView,
  after: TableView,
  { stamp, events }: RecentGameEvents,
  { lang, isTelevision }: { readonly lang: Lang; readonly isTelevision: boolean },
): Omit<RunningTableReveal, 'endOnClick'> | null {
  // After an absence many moves arrive at once: their end is shown.
  const isAbsence = after.move - before.move > after.players.length;
  if (!game.revealSteps || document.hidden || isAbsence || before.number !== after.number) return null;
  const planned = game.revealSteps({
    before: before.view,
    after: after.view,
    events,
    context: gameLogLineContextOf(after, lang),
    isTelevision,
  });
  if (planned.length === 0) return null;
  const steps = paceReveal(planned, { isTelevision, reducedMotion: prefersReducedMotion() });
  return {
    stamp,
    steps,
    index: 0,
    before: { view: before.view, why: game.explain(before.view) },
    after: { view: after.view, why: game.explain(after.view) },
    historyLength: before.history.length,
  };
}
