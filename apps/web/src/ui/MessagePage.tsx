import { type ReactNode, useEffect } from 'react';
import styles from './MessagePage.module.css';
import { PinwheelLogo } from './Pinwheel.tsx';
import { screenHeadingProps } from './screenHeading.ts';

interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly testId?: string;
}

/** A page with one message and one action. */
export function MessagePage({ title, text, children, testId }: MessagePageProps) {
  useEffect(() => {
    document.title = `${title} · Fivefold`;
  }, [title]);
  return (
    <main className={styles.page} data-testid={testId}>
      <div className={styles.sheet}>
        <PinwheelLogo />
        <h1 {...screenHeadingProps}>{title}</h1>
        {text && <p className="ink-2">{text}</p>}
        {children}
      </div>
    </main>
  );
}
