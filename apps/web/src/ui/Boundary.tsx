import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Calm } from './Calm.tsx';

interface BoundaryProps {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly children: ReactNode;
}

/** A mistake of ours in one screen: a calm page instead of a white one. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Calm title={this.props.title} text={this.props.text} testId="crash">
        <Button kind="primary" big onClick={() => location.reload()}>
          {this.props.reload}
        </Button>
      </Calm>
    );
  }
}
