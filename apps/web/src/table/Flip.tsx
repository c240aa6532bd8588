import { Component, createRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './reducedMotion.ts';
import { type Box, elementBox, travelBetween } from './travel.ts';

interface FlipProps {
  /** Things move only when this changes. */
  readonly stamp: string | number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}
type Boxes = ReadonlyMap<string, Box>;

const TRAVEL = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Moves everything marked `data-flip="name"` from where it was to where it is; `data-flip-from="name"` says where
 * something new comes from. A marked element has no animation of its own: fold or turn an element inside of it.
 * A class, because only a class may look at the page right before it changes.
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

  private marked(): readonly HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])];
  }

  override getSnapshotBeforeUpdate(before: FlipProps): Boxes | null {
    if (before.stamp === this.props.stamp) return null;
    const places = new Map(this.marked().map((element) => [element.dataset.flip!, elementBox(element)]));
    // What is still on its way goes on from here; its destination is measured without that transform.
    for (const animation of this.running) animation.cancel();
    this.running = [];
    return places;
  }

  override componentDidUpdate(_props: FlipProps, _state: unknown, before: Boxes | null): void {
    if (!before || typeof matchMedia === 'undefined') return;
    // First all measurements, then all animations: a layout read after a write would lay the page out again.
    const travels = this.marked().flatMap((element) => {
      const { flip, flipFrom } = element.dataset;
      const from = before.get(flip!) ?? before.get(flipFrom ?? '');
      const transform = from && travelBetween(from, elementBox(element));
      return transform ? [{ element, transform }] : [];
    });
    if (prefersReducedMotion()) {
      for (const { element } of travels)
        element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    this.running = travels.map(({ element, transform }, order) =>
      element.animate(
        [
          { transform, transformOrigin: '0 0', zIndex: 5 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
        ],
        { duration: TRAVEL, delay: Math.min(order * 40, 340), easing: EASE, fill: 'backwards' },
      ),
    );
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
