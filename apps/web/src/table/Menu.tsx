import { memo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useTableActions, useTablePanel, useTablePreferences, useTableRoom } from './TableContext.tsx';
import styles from './TableHeader.module.css';
import { useTableT } from './words.ts';

export const TableMenu = memo(function TableMenu({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useTableT();
  const { stage, memberId, host, spectator, pausedBy, alone } = useTableRoom();
  const { muted } = useTablePreferences();
  const { people, menuItems, fileItems } = useTablePanel();
  const actions = useTableActions();
  const [ask, setAsk] = useState<'people' | 'leave' | 'endGame' | null>(null);
  const playing = stage === 'table';
  const manages = host && playing && !alone;
  const leave = { table: 'table.leave', result: 'settings.leave', replay: 'result.back' } as const;
  const item = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <>
      <Dialog
        open={open}
        title={t('table.menu')}
        onClose={onClose}
        closeLabel={t('app.close')}
        testId="menu-dialog"
      >
        <div className={styles.menu}>
          <Button icon="help" onClick={item(() => actions.showPanel('rules'))}>
            {t('table.rules')}
          </Button>
          <Button icon="sliders" onClick={item(() => actions.showPanel('settings'))}>
            {t('table.settings')}
          </Button>
          <Button icon={muted ? 'mute' : 'sound'} onClick={() => actions.mute(!muted)}>
            {t(muted ? 'table.sound.off' : 'table.sound.on')}
          </Button>
          {menuItems}
          {!alone && (
            <Button icon="copy" onClick={item(actions.copyLink)}>
              {t('table.copyLink')}
            </Button>
          )}
          {people && !alone && (
            <Button icon="people" onClick={item(() => setAsk('people'))} data-testid="menu-people">
              {t('table.people')}
            </Button>
          )}
          {fileItems}
          {manages && (
            <Button
              icon={pausedBy === null ? 'pause' : 'play'}
              onClick={item(() => actions.pause(pausedBy === null))}
            >
              {t(pausedBy === null ? 'table.pause' : 'table.resume')}
            </Button>
          )}
          {manages && (
            <Button kind="danger" icon="close" onClick={item(() => setAsk('endGame'))}>
              {t('table.endGame')}
            </Button>
          )}
          <Button
            kind={stage === 'replay' ? 'plain' : 'danger'}
            icon="leave"
            data-testid="menu-leave"
            onClick={item(() => (spectator || alone ? actions.leave() : setAsk('leave')))}
          >
            {t(memberId === null || (alone && stage !== 'replay') ? 'app.home' : leave[stage])}
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={ask === 'people'}
        title={t('table.people')}
        onClose={() => setAsk(null)}
        closeLabel={t('app.close')}
        testId="people-dialog"
      >
        {people}
      </Dialog>
      <ConfirmDialog
        open={ask === 'leave'}
        title={t(playing ? 'table.leave.title' : 'result.leave.title')}
        text={t(playing ? 'table.leave.text' : 'result.leave.text')}
        stay={t('table.leave.stay')}
        go={t('table.leave.go')}
        onStay={() => setAsk(null)}
        onGo={actions.leave}
      />
      <ConfirmDialog
        open={ask === 'endGame'}
        title={t('table.endGame.title')}
        text={t('table.endGame.text')}
        stay={t('app.cancel')}
        go={t('table.endGame.go')}
        onStay={() => setAsk(null)}
        onGo={() => {
          setAsk(null);
          actions.endGame();
        }}
      />
    </>
  );
});
