import type { TableView } from '@fivefold/room';
import { LazyFinishEvening } from '../keepsake/loadFinishEvening.ts';
import { useSoloGameSlots } from '../room/SoloContext.ts';
import { useRoom } from '../state/room.ts';
import { isHost } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { useGameFileT } from './words.ts';

/** Menu items of a room that are used once in an evening. */
export function RoomMenuTools({ finished = null }: { readonly finished?: TableView | null }) {
  const t = useGameFileT();
  const solo = useSoloGameSlots();
  const host = useRoom((room) => room.view !== null && isHost(room.view));
  const member = useRoom((room) => room.view?.me ?? null);
  const code = useRoom((room) => room.view?.code ?? '');
  return (
    <>
      {!solo && member !== null && (
        <Button
          icon="fit"
          onClick={() => window.open(`/r/${code}/tv`, '_blank', 'noopener')}
          data-testid="open-tv"
        >
          {t('tv')}
        </Button>
      )}
      {!solo && host && (
        <SuspenseBoundary>
          <LazyFinishEvening />
        </SuspenseBoundary>
      )}
      <ReportProblem finished={finished} />
    </>
  );
}
