import type { MemberView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { MemberList } from './MemberList.tsx';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface SpectatorsDialogProps extends Pick<LobbyProps, 'view' | 'host' | 'ask'> {
  readonly watching: readonly MemberView[];
  readonly onClose: () => void;
}

export function SpectatorsDialog({ watching, onClose, ...part }: SpectatorsDialogProps) {
  const t = useT();
  const lobby = useLobbyT();
  return (
    <Dialog
      open
      title={lobby('watching.title')}
      onClose={onClose}
      closeLabel={t('app.close')}
      testId="watching-dialog"
    >
      <MemberList {...part} members={watching} />
    </Dialog>
  );
}
