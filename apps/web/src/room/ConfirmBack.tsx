import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { useTableContext } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';

/** One more entry of the same address: going back from it stays at the table, where we can ask. */
const GUARD_ENTRY = 'fivefold.spare';
const isOnGuardEntry = (): boolean => history.state === GUARD_ENTRY;
const pushGuardEntry = (): void => {
  if (!isOnGuardEntry()) history.pushState(GUARD_ENTRY, '');
};
/** React may begin a component twice; the entry goes with the last of them. */
let mountedTables = 0;

/**
 * Back in the middle of a game is mostly a slip of the thumb: it closes what lies over the table, or asks. Pressed once
 * more it goes, as it does everywhere; the seat is kept, and home shows the way back.
 */
export function ConfirmBack() {
  const t = useTableT();
  const { actions } = useTableContext();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const here = location.pathname;
    const onPop = () => {
      if (location.pathname !== here) return; // gone already
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
      // The game is over, the room is still here: nobody should have to go back twice.
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
