import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Calm } from './Calm.tsx';

interface BoundaryProps {
  readonly title: string;
  readonly text: string;
  /** Where a part of the page did not come: it is older than the server, or the network is gone. */
  readonly old?: { readonly title: string; readonly text: string };
  readonly reload: string;
  readonly children: ReactNode;
}

type Broken = 'no' | 'yes' | 'old';

/** In the words of Chromium, Firefox and WebKit. */
const MISSING_PART = /dynamically imported module|importing a module script|preload css/i;

/** A mistake of ours in one screen: a calm page instead of a white one. */
export class Boundary extends Component<BoundaryProps, { readonly broken: Broken }> {
  override state: { readonly broken: Broken } = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): { readonly broken: Broken } {
    return { broken: MISSING_PART.test(String(error)) ? 'old' : 'yes' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === 'no') return this.props.children;
    const { title, text } = (broken === 'old' && this.props.old) || this.props;
    return (
      <Calm title={title} text={text} testId="crash">
        <Button kind="primary" big onClick={() => location.reload()}>
          {this.props.reload}
        </Button>
      </Calm>
    );
  }
}
