import type { MemberView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { People } from './People.tsx';
import type { LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface WatchersDialogProps extends Pick<LobbyPartProps, 'view' | 'host' | 'ask'> {
  readonly watching: readonly MemberView[];
  readonly onClose: () => void;
}

export function WatchersDialog({ watching, onClose, ...part }: WatchersDialogProps) {
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
      <People {...part} members={watching} />
    </Dialog>
  );
}
