import { ConfirmDialog } from '../table/ConfirmDialog.tsx';
import { useTableT } from '../table/words.ts';

/** An arrow is pressed by mistake, and the chair would be gone. */
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
