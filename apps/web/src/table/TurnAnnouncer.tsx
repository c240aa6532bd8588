import { useRef } from 'react';
import { yourTurnSentence } from './announce.ts';
import type { TablePrompt } from './PromptTab.tsx';
import { useTableRoom } from './TableContext.tsx';
import { useClockSound, useCountdown } from './useCountdown.ts';
import { useTableT } from './words.ts';

/** The `value` of the time when `since` last changed. */
function useValueSince<T>(since: unknown, value: T): T {
  const kept = useRef({ since, value });
  if (kept.current.since !== since) kept.current = { since, value };
  return kept.current.value;
}

const SOON = 10;
/** The seconds of a slow clock would say nothing. */
const MAX_ANNOUNCED = 3600;

interface TurnAnnouncerProps {
  readonly prompt: TablePrompt;
  readonly seat: number | null;
}

/** The open decision for a screen reader: assertive only where it is mine, and once ten seconds before my time is up. */
export function TurnAnnouncer({ prompt, seat }: TurnAnnouncerProps) {
  const t = useTableT();
  const countdown = useCountdown(seat);
  useClockSound(countdown);
  const { clock, pausedBy } = useTableRoom();
  const { tone, title, detail, sheet } = prompt;
  const asks = tone === 'act' && !sheet;
  const first = useValueSince(title, detail);
  const what = title === t('table.yourTurn') ? (first ?? title) : title;
  // Not updated as others choose, because the log announces that.
  const waits = useValueSince(`${tone}${pausedBy}`, title);
  const begun = useValueSince(clock?.deadline, countdown?.seconds ?? 0);
  const mine = countdown?.mine && countdown.seconds > 0;
  // The banner announces a pause.
  const paused = pausedBy !== null;
  return (
    <>
      <div className="visually-hidden" aria-live="assertive" data-testid="live-assertive">
        {asks && !paused && <p>{yourTurnSentence(t, what)}</p>}
        {mine && countdown.seconds <= SOON && <p>{t('table.secondsLeft', { n: SOON })}</p>}
      </div>
      <div className="visually-hidden" aria-live="polite" data-testid="live-decision">
        {sheet && <p>{title}</p>}
        {tone === 'act' && detail !== what && <p>{detail}</p>}
        {tone === 'wait' && !paused && <p>{waits}</p>}
        {mine && begun > SOON && begun <= MAX_ANNOUNCED && (
          <p key={clock?.deadline}>{t('table.secondsLeft', { n: begun })}</p>
        )}
      </div>
    </>
  );
}
