import { lazy } from 'react';
import { useT } from '../i18n/useT.ts';
import { useSendCommand } from '../lobby/useLobby.ts';
import { lobbyMessages } from '../lobby/words.ts';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { Loading } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';

const Everybody = lazy(async () => {
  const words = lobbyMessages.load(usePreferences.getState().lang);
  const [{ RoomMembers: Everybody }] = await Promise.all([
    loadChunk(() => import('../lobby/RoomMembers.tsx')),
    words,
  ]);
  return { default: Everybody };
});

/** The members of the room in the menu of a table, because a host acts during games too. */
export function TableMembers() {
  const t = useT();
  const ask = useSendCommand();
  const view = useRoom((room) => room.view);
  if (!view) return null;
  return (
    <SuspenseBoundary fallback={<Loading label={t('app.loading')} />}>
      <Everybody view={view} ask={ask} />
    </SuspenseBoundary>
  );
}
