import type { RoomView } from '@fivefold/room';
import { lazy, type ReactNode, useState } from 'react';
import { loadChunk } from '../net/page.ts';
import { Button } from '../ui/Button.tsx';
import { DialogLoading } from '../ui/DialogLoading.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { useStatisticsT } from './words.ts';

const RoomStatistics = lazy(() =>
  loadChunk(() => import('./RoomStatistics.tsx')).then((module) => ({ default: module.RoomStatistics })),
);
const MyStatistics = lazy(() =>
  loadChunk(() => import('./MyStatistics.tsx')).then((module) => ({ default: module.MyStatistics })),
);

interface StatisticsButtonProps {
  readonly label: string;
  readonly testId: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

function StatisticsButton({ label, testId, dialog }: StatisticsButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} data-testid={testId}>
        {label}
      </Button>
      {open && (
        <SuspenseBoundary fallback={<DialogLoading onClose={close} />}>{dialog(close)}</SuspenseBoundary>
      )}
    </>
  );
}

export function RoomStatisticsButton({ view }: { readonly view: RoomView }) {
  const t = useStatisticsT();
  return (
    <StatisticsButton
      label={t('room.open')}
      testId="room-statistics"
      dialog={(onClose) => <RoomStatistics view={view} onClose={onClose} />}
    />
  );
}

export function MyStatisticsButton() {
  const t = useStatisticsT();
  return (
    <StatisticsButton
      label={t('mine.title')}
      testId="open-my-statistics"
      dialog={(onClose) => <MyStatistics onClose={onClose} />}
    />
  );
}
