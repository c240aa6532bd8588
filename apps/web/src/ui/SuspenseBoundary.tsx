import { type ReactNode, Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SuspenseBoundaryProps {
  /** Stands there until the part has come. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Where a part of a screen will be: late or broken, it does not take the screen along. */
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
