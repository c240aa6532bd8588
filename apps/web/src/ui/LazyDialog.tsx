import { type ComponentProps, lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import type { Dialog as DialogType } from './Dialog.tsx';
import { DialogLoading } from './DialogLoading.tsx';
import { SuspenseBoundary } from './SuspenseBoundary.tsx';

const Dialog = lazy(() =>
  loadChunk(() => import('./Dialog.tsx')).then((module) => ({ default: module.Dialog })),
);

/** A dialog whose code is loaded when it opens. */
export const LazyDialog = (props: ComponentProps<typeof DialogType>) =>
  props.open && (
    <SuspenseBoundary fallback={<DialogLoading onClose={props.onClose} />}>
      <Dialog {...props} />
    </SuspenseBoundary>
  );
