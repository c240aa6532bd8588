import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { useTableContext } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';

/** A second history entry of the same address, so that going back can be confirmed. */
const GUARD_ENTRY = 'fivefold.spare';
const isOnGuardEntry = (): boolean => history.state === GUARD_ENTRY;
const pushGuardEntry = (): void => {
  if (!isOnGuardEntry()) history.pushState(GUARD_ENTRY, '');
};
/** React may mount a component twice; the entry is removed with the last one. */
let mountedTables = 0;

/**
 * Going back during a game is mostly a mistake: it closes an open dialog, or asks. Pressed once
 * more it leaves; the seat is kept, and the home page offers the way back.
 */
export function ConfirmBack() {
  const t = useTableT();
  const { actions } = useTableContext();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const here = location.pathname;
    const onPop = () => {
      if (location.pathname !== here) return; // already left
      if (isOnGuardEntry()) return setAsked(false);
      const over = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!over) return setAsked(true);
      over.dispatchEvent(new Event('cancel', { cancelable: true }));
      pushGuardEntry();
    };
    mountedTables += 1;
    pushGuardEntry();
    window.addEventListener('popstate', onPop);
    return () => {
      mountedTables -= 1;
      window.removeEventListener('popstate', onPop);
      // Remove the entry when the game is over, so that nobody has to go back twice.
      setTimeout(() => {
        if (mountedTables === 0 && isOnGuardEntry() && location.pathname === here) history.back();
      });
    };
  }, []);
  return (
    <ConfirmDialog
      open={asked}
      title={t('table.leave.title')}
      text={t('table.leave.text')}
      stay={t('table.leave.stay')}
      go={t('table.leave.go')}
      onStay={() => {
        setAsked(false);
        pushGuardEntry();
      }}
      onGo={actions.leave}
    />
  );
}
