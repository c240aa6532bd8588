import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingChunk } from '../net/lazyChunk.ts';
import { Button } from './Button.tsx';
import { MessagePage } from './MessagePage.tsx';

interface ErrorBoundaryProps {
  readonly title: string;
  readonly text: string;
  /** Shown instead where a lazy chunk could not be loaded: the page is older than the server, or offline. */
  readonly outdated?: { readonly title: string; readonly text: string };
  readonly reload: string;
  /** Only this part of the screen is replaced. */
  readonly inline?: boolean;
  /** Replaces the reload of the button. */
  readonly onRetry?: () => void;
  /** More buttons beside it. */
  readonly extraActions?: ReactNode;
  readonly children: ReactNode;
}

type ErrorKind = 'none' | 'crash' | 'missing-chunk';

/** Shows a message instead of a blank page after a rendering error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly errorKind: ErrorKind }> {
  override state: { readonly errorKind: ErrorKind } = { errorKind: 'none' };

  static getDerivedStateFromError(error: unknown): { readonly errorKind: ErrorKind } {
    return { errorKind: isMissingChunk(error) ? 'missing-chunk' : 'crash' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { errorKind } = this.state;
    const { children, outdated, reload, inline, onRetry, extraActions } = this.props;
    if (errorKind === 'none') return children;
    const { title, text } = (errorKind === 'missing-chunk' && outdated) || this.props;
    const button = (
      <Button kind="primary" big={!inline} onClick={onRetry ?? (() => location.reload())}>
        {reload}
      </Button>
    );
    if (inline)
      return (
        <div
          className="grid gap-3 ink-2 justify-items-start py-3 px-3"
          role="alert"
          data-testid="broken-place"
        >
          <p>{title}</p>
          {button}
        </div>
      );
    return (
      <MessagePage title={title} text={text} testId="crash">
        {button}
        {extraActions}
      </MessagePage>
    );
  }
}
