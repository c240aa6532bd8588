import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { useTableActions, useTableRoom } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { interceptBackButton, pushBackGuardHistoryEntry } from '../ui/backGuard.ts';

/**
 * Going back during a game is mostly a mistake: it closes an open dialog, or asks. Pressed once
 * more it leaves; the seat is kept, and the home page offers the way back.
 */
export function ConfirmLeaveOnBack() {
  const t = useTableT();
  const { leave } = useTableActions();
  const { alone } = useTableRoom();
  const [asked, setAsked] = useState(false);
  useEffect(
    () =>
      interceptBackButton(
        () => setAsked(true),
        () => setAsked(false),
      ),
    [],
  );
  return (
    <ConfirmDialog
      open={asked}
      backLeaves
      title={t('table.leave.title')}
      text={t(alone ? 'table.leave.alone' : 'table.leave.text')}
      stay={t('table.leave.stay')}
      go={t('table.leave.go')}
      onStay={() => {
        setAsked(false);
        pushBackGuardHistoryEntry();
      }}
      onGo={leave}
    />
  );
}
