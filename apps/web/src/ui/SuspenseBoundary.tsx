import { type ReactNode, Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SuspenseBoundaryProps {
  /** Shown until the chunk is loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Suspense and error boundary around a lazy part of a screen: the rest of the screen keeps working. */
export function SuspenseBoundary({ fallback, children }: SuspenseBoundaryProps) {
  const t = useT();
  return (
    <ErrorBoundary
      inline
      title={t('app.crash.title')}
      text=""
      outdated={{ title: t('app.old.title'), text: '' }}
      reload={t('app.crash.reload')}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
