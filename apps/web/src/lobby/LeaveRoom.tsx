import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { useTableT } from '../table/words.ts';

/** Confirms leaving, because the seat would be lost. */
export function LeaveRoom({ onStay, onGo }: { readonly onStay: () => void; readonly onGo: () => void }) {
  const t = useTableT();
  return (
    <ConfirmDialog
      open
      title={t('result.leave.title')}
      text={t('result.leave.text')}
      stay={t('table.leave.stay')}
      go={t('table.leave.go')}
      onStay={onStay}
      onGo={onGo}
    />
  );
}
