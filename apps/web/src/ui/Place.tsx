import { type ReactNode, Suspense } from 'react';
import { useT } from '../i18n/useT.ts';
import { Boundary } from './Boundary.tsx';

interface PlaceProps {
  /** Stands there until the part has come. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Where a part of a screen will be: late or broken, it does not take the screen along. */
export function Place({ fallback, children }: PlaceProps) {
  const t = useT();
  return (
    <Boundary
      small
      title={t('app.crash.title')}
      text=""
      old={{ title: t('app.old.title'), text: '' }}
      reload={t('app.crash.reload')}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
