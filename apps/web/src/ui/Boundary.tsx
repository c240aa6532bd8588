import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingPart } from '../net/parts.ts';
import { Button } from './Button.tsx';
import styles from './Calm.module.css';
import { Calm } from './Calm.tsx';

interface BoundaryProps {
  readonly title: string;
  readonly text: string;
  /** Where a part of the page did not come: it is older than the server, or the network is gone. */
  readonly old?: { readonly title: string; readonly text: string };
  readonly reload: string;
  /** A place in a screen: the rest of the screen stays. */
  readonly small?: boolean;
  /** What the button does instead of loading the page again. */
  readonly onAgain?: () => void;
  /** Another way out, beside the button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

type Broken = 'no' | 'yes' | 'old';

/** A mistake of ours in one screen: a calm page instead of a white one. */
export class Boundary extends Component<BoundaryProps, { readonly broken: Broken }> {
  override state: { readonly broken: Broken } = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): { readonly broken: Broken } {
    return { broken: isMissingPart(error) ? 'old' : 'yes' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    const { children, old, reload, small, onAgain, more } = this.props;
    if (broken === 'no') return children;
    const { title, text } = (broken === 'old' && old) || this.props;
    const button = (
      <Button kind="primary" big={!small} onClick={onAgain ?? (() => location.reload())}>
        {reload}
      </Button>
    );
    if (small)
      return (
        <div className={styles.place} role="alert" data-testid="broken-place">
          <p>{title}</p>
          {button}
        </div>
      );
    return (
      <Calm title={title} text={text} testId="crash">
        {button}
        {more}
      </Calm>
    );
  }
}
