import { memo } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { formatTimeLeft } from '../ui/durations.ts';
import { type TabDefinition, Tabs } from '../ui/Tabs.tsx';
import { Chat } from './Chat.tsx';
import { FirstHandLink } from './FirstHandLink.tsx';
import { GameLogPanel } from './Log.tsx';
import styles from './Panel.module.css';
import { RulesPanel } from './Rules.tsx';
import {
  type SidePanelTabId,
  useTableActions,
  useTableChat,
  useTablePanel,
  useTableRoom,
} from './TableContext.tsx';
import { useTableSlots } from './TableSlots.tsx';
import { useCountdown } from './useCountdown.ts';
import { useTableT } from './words.ts';

/** Log, chat, rules and settings: beside the table on a wide screen, a drawer or bottom sheet elsewhere. */
export const TableSidePanel = memo(function TableSidePanel({
  docked,
  asked = null,
  seat = null,
}: {
  readonly docked: boolean;
  /** My open decision; null while somebody else must decide. */
  readonly asked?: string | null;
  readonly seat?: number | null;
}) {
  const t = useTableT();
  const { stage, memberId, game, alone } = useTableRoom();
  const { unread } = useTableChat();
  const { open, tab, settings, rulesNow, drawCard } = useTablePanel();
  const actions = useTableActions();
  const inRoom = useTableSlots() === null;
  if (!open) return null;
  const close = () => actions.showPanel(null);
  const chat = {
    value: 'chat' as const,
    label: t('table.chat'),
    badge: unread,
    badgeLabel: t('table.unread', { n: unread }),
  };
  const tabs: readonly TabDefinition<SidePanelTabId>[] = [
    { value: 'log', label: t('table.log') },
    ...(memberId === null || alone ? [] : [chat]),
    { value: 'rules', label: t('table.rules') },
    ...(tab === 'settings' ? [{ value: 'settings' as const, label: t('table.settings') }] : []),
  ];
  const content = (
    <Tabs
      label={t('table.panel.pages')}
      tabs={tabs}
      value={tab}
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
      <div className={classNames(styles.page, 'flex min-h-0 min-w-0 flex-col')}>
        {!docked && stage === 'table' && asked !== null && <MyTurn seat={seat} onClick={close} />}
        {tab === 'log' && <GameLogPanel asked={asked} />}
        {tab === 'chat' && <Chat />}
        {tab === 'rules' && inRoom && <FirstHandLink game={game} alone={alone} />}
        {tab === 'rules' && <RulesPanel game={game} now={rulesNow} drawCard={drawCard} />}
        {tab === 'settings' && settings}
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
});

/** The sheet covers the prompt and its clock, so it repeats them. */
function MyTurn({ seat, onClick }: { readonly seat: number | null; readonly onClick: () => void }) {
  const t = useTableT();
  const countdown = useCountdown(seat);
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
      {left !== null && ` · ${formatTimeLeft(left, t.lang)}`}
    </button>
  );
}
