import { IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Tab, Tabs } from '../ui/Tabs.tsx';
import { Chat } from './Chat.tsx';
import { Log } from './Log.tsx';
import styles from './Panel.module.css';
import { Rules } from './Rules.tsx';
import { type PanelTab, useTableContext } from './TableContext.tsx';
import { type Countdown, minutesAndSeconds } from './useCountdown.ts';
import { useTableT } from './words.ts';

/** Log, chat, rules and settings: beside the table on a wide screen, a drawer or bottom sheet elsewhere. */
export function Panel({
  docked,
  asked = null,
  countdown = null,
}: {
  readonly docked: boolean;
  /** My open decision; null while somebody else must decide. */
  readonly asked?: string | null;
  readonly countdown?: Countdown | null;
}) {
  const t = useTableT();
  const { stage, panel, unread, memberId, game, settings, rulesNow, drawCard, actions } = useTableContext();
  if (!panel.open) return null;
  const close = () => actions.showPanel(null);
  const chat = {
    value: 'chat' as const,
    label: t('table.chat'),
    badge: unread,
    badgeLabel: t('table.unread', { n: unread }),
  };
  const tabs: readonly Tab<PanelTab>[] = [
    { value: 'log', label: t('table.log') },
    ...(memberId === null ? [] : [chat]),
    { value: 'rules', label: t('table.rules') },
    ...(panel.tab === 'settings' ? [{ value: 'settings' as const, label: t('table.settings') }] : []),
  ];
  const content = (
    <Tabs
      label={t('table.panel.pages')}
      tabs={tabs}
      value={panel.tab}
      onChange={actions.showPanel}
      aside={
        <IconButton
          icon={docked ? 'right' : 'close'}
          bare
          label={t(docked ? 'table.panel.close' : 'app.close')}
          data-testid="close-panel"
          onClick={close}
        />
      }
    >
      <div className={styles.page}>
        {!docked && stage === 'table' && asked !== null && <MyTurn countdown={countdown} onClick={close} />}
        {panel.tab === 'log' && <Log asked={asked} />}
        {panel.tab === 'chat' && <Chat />}
        {panel.tab === 'rules' && <Rules game={game} now={rulesNow} drawCard={drawCard} />}
        {panel.tab === 'settings' && settings}
      </div>
    </Tabs>
  );
  if (docked)
    return (
      <aside className={styles.panel} aria-label={t('table.panel')} data-testid="panel">
        {content}
      </aside>
    );
  return (
    <Dialog open title={t('table.panel')} hideTitle shape="drawer" onClose={close} testId="panel">
      {content}
    </Dialog>
  );
}

/** The sheet covers the prompt and its clock, so it repeats them. */
function MyTurn({
  countdown,
  onClick,
}: {
  readonly countdown: Countdown | null;
  readonly onClick: () => void;
}) {
  const t = useTableT();
  const left = countdown?.mine ? countdown.seconds : null;
  return (
    <button
      type="button"
      className={styles.myTurn}
      data-hurry={(left !== null && left <= 5) || undefined}
      data-testid="my-turn"
      onClick={onClick}
    >
      {t('table.yourTurn')}
      {left !== null && ` · ${minutesAndSeconds(left)}`}
    </button>
  );
}
