import { Component, createRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './reducedMotion.ts';

interface FlipProps {
  /** Things move only when this changes. */
  readonly stamp: string | number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}
type ElementRects = ReadonlyMap<string, DOMRect>;

const TRAVEL = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Moves everything marked `data-flip="name"` from where it was to where it is; `data-flip-from="name"` says where
 * something new comes from. A class, because only a class may look at the page right before it changes.
 */
export class Flip extends Component<FlipProps> {
  private readonly root = createRef<HTMLDivElement>();
  private running: readonly Animation[] = [];

  /** A click or a key skips what is on its way: nobody waits for a card to arrive. */
  private readonly skip = (): void => {
    for (const animation of this.running) animation.finish();
    this.running = [];
  };

  override componentDidMount(): void {
    document.addEventListener('pointerdown', this.skip);
    document.addEventListener('keydown', this.skip);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', this.skip);
    document.removeEventListener('keydown', this.skip);
  }

  private places(): ElementRects {
    const places = new Map<string, DOMRect>();
    for (const element of this.marked()) places.set(element.dataset.flip!, element.getBoundingClientRect());
    return places;
  }

  private marked(): readonly HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])];
  }

  override getSnapshotBeforeUpdate(before: FlipProps): ElementRects | null {
    return before.stamp === this.props.stamp ? null : this.places();
  }

  override componentDidUpdate(_props: FlipProps, _state: unknown, before: ElementRects | null): void {
    if (!before || typeof matchMedia === 'undefined') return;
    const still = prefersReducedMotion();
    const running: Animation[] = [];
    let order = 0;
    for (const element of this.marked()) {
      const from = before.get(element.dataset.flip!) ?? before.get(element.dataset.flipFrom ?? '');
      if (!from) continue;
      const to = element.getBoundingClientRect();
      const dx = from.left - to.left;
      const dy = from.top - to.top;
      if (Math.abs(dx) + Math.abs(dy) < 4 || to.width === 0) continue;
      if (still) {
        element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 });
        continue;
      }
      const scale = from.width / to.width;
      const travel = element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
        ],
        { duration: TRAVEL, delay: Math.min(order * 40, 340), easing: EASE, fill: 'backwards' },
      );
      running.push(travel);
      order += 1;
    }
    this.running = running;
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
