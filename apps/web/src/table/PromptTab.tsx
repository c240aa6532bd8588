import { truncateName } from '@fivefold/room';
import type { ReactNode } from 'react';
import { openReactions, useCanReact } from '../reactions/reactionTarget.ts';
import { classNames } from '../ui/classNames.ts';
import { formatTimeLeft } from '../ui/durations.ts';
import { Icon } from '../ui/Icon.tsx';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { isPlayerAbsent } from './isAbsent.ts';
import styles from './PromptTab.module.css';
import { useTableActions, useTableConnection, useTableRoom } from './TableContext.tsx';
import { useTableSlots } from './TableSlots.tsx';
import { type Countdown, useCountdown } from './useCountdown.ts';
import { useTableT } from './words.ts';

/** act: I must decide. wait: somebody else must. good, bad: what just happened to me. */
type PromptTone = 'act' | 'wait' | 'good' | 'bad';

export interface TablePrompt {
  readonly tone: PromptTone;
  readonly title: string;
  readonly detail?: string;
  /** What to do, at the end in bold; the title has a line of its own then. */
  readonly act?: string;
  /** Points won, at the end in the display font. */
  readonly figure?: string;
  /** Shows pulsing dots: somebody is thinking. */
  readonly thinking?: boolean;
  /** Something to read; nothing is to be decided. */
  readonly sheet?: boolean;
}

export function ThinkingDots() {
  return (
    <span className={classNames(styles.thinking, 'inline-flex gap-1 items-center')} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** A long name would wrap the sentence and move the tab. */
const truncateNames = (text: string, names: readonly string[]): string =>
  names.reduce((said, name) => said.replaceAll(name, truncateName(name)), text);

/** Keeps the dots on one line with the last word. */
function WithDots({ text }: { readonly text: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className="unbroken">
        {text.slice(last)}
        <ThinkingDots />
      </span>
    </>
  );
}

/** The prompt of the table, always at the same place. */
export function TablePromptTab({
  prompt: asked,
  seat,
}: {
  readonly prompt: TablePrompt;
  readonly seat: number | null;
}) {
  const t = useTableT();
  const { sending } = useTableConnection();
  // What was decided is not asked again.
  const prompt: TablePrompt = sending ? { tone: 'wait', title: t('table.sending'), thinking: true } : asked;
  const { players } = useTableRoom();
  const slots = useTableSlots();
  const countdown = useCountdown(seat);
  const hurry = countdown?.mine && countdown.seconds <= 5 && prompt.tone === 'act';
  const handheld = isHandheld(useLayout());
  const names = handheld ? players.map(({ name }) => name) : [];
  const title = truncateNames(prompt.title, names);
  const detail = prompt.detail && truncateNames(prompt.detail, names);
  const cut = title !== prompt.title || detail !== prompt.detail;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here as in a fieldset; it has a name to be focused
    <div
      className={styles.prompt}
      id="prompt"
      role="group"
      aria-labelledby="prompt-words"
      tabIndex={-1}
      data-tone={hurry ? 'bad' : prompt.tone}
      data-testid="prompt"
    >
      <p
        key={prompt.title}
        id="prompt-words"
        className={classNames(styles.words, 'flex flex-wrap min-w-0 appears items-baseline gap-x-3')}
        data-lesson={slots?.prompt ? true : undefined}
        title={cut ? [prompt.title, prompt.detail].filter(Boolean).join(', ') : undefined}
      >
        <strong className="figure text-xl" data-testid={sending ? 'sending' : undefined}>
          {prompt.thinking ? <WithDots text={title} /> : title}
        </strong>
        {detail && (
          <span className="font-medium text-note">
            {detail} {prompt.act && <b>{prompt.act}</b>}
          </span>
        )}
        {prompt.figure && <strong className="figure text-xl">{prompt.figure}</strong>}
      </p>
      <PromptTools countdown={countdown} waits={prompt.tone === 'wait'} />
      {countdown && (
        <span className="flex items-center gap-1 font-bold ms-auto" data-testid="clock">
          <Icon name="timer" />
          <span className="visually-hidden">{t('table.timeLeft')} </span>
          {formatTimeLeft(countdown.seconds, t.lang)}
        </span>
      )}
    </div>
  );
}

/** "Saved", more time for me, a nudge for the others. */
function PromptTools({
  countdown,
  waits,
}: {
  readonly countdown: Countdown | null;
  /** The prompt names the player whom the table waits for. */
  readonly waits: boolean;
}) {
  const t = useTableT();
  const { clock, clockRule, players, spectator, pausedBy, isRevealing, lastEvent } = useTableRoom();
  const canReact = useCanReact();
  const { saved } = useTableConnection();
  const actions = useTableActions();
  const me = players.find((player) => player.me);
  const others = players.some(
    (player) => player.waited && player.bot === null && !player.me && !isPlayerAbsent(player),
  );
  if (isRevealing && canReact && lastEvent !== undefined)
    return (
      <button
        type="button"
        className={styles.tool}
        onClick={() => openReactions({ kind: 'event', at: lastEvent })}
        title={t('react.reveal')}
        data-keeps-reveal="true"
        data-testid="react-reveal"
      >
        <Icon name="smile" size={18} />
        <span className="visually-hidden-handheld">{t('react.reveal')}</span>
      </button>
    );
  if (saved)
    return (
      <span className={styles.saved} data-testid="saved">
        <Icon name="check" size={16} />
        <span className="visually-hidden-handheld">{t('table.saved')}</span>
      </span>
    );
  if (pausedBy !== null || !me) return null;
  if (countdown?.mine && countdown.seconds <= 20 && !clock?.extended.includes(me.seat))
    return (
      <button type="button" className={styles.tool} onClick={actions.moreTime} data-testid="more-time">
        {t('table.moreTime')}
      </button>
    );
  if (clockRule.kind === 'courtesy' && !clock && waits && !me.waited && others && !spectator)
    return (
      <button
        type="button"
        className={styles.tool}
        onClick={actions.nudge}
        title={t('table.nudge')}
        data-testid="nudge"
      >
        <Icon name="bell" size={18} />
        <span className="visually-hidden-handheld">{t('table.nudge')}</span>
      </button>
    );
  return null;
}

/** A note beside the prompt on a phone, or beside the hand on a desktop. */
export function TablePromptNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
