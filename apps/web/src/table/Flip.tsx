import { Component, createRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './reducedMotion.ts';
import { type LayoutBox, layoutBoxOf, travelTransformBetween } from './travel.ts';

interface FlipProps {
  /** Things move only when this changes. */
  readonly stamp: string | number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Sizes what depends on the new layout. */
  readonly beforeMeasuring?: () => void;
}
type Boxes = ReadonlyMap<string, LayoutBox>;
interface Travel {
  readonly element: HTMLElement;
  readonly transform: string;
}

const TRAVEL = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Moves everything marked `data-flip="name"` from where it was to where it is; `data-flip-from="name"` says where
 * something new comes from, `data-flip-delay` when it starts. A marked element has no animation of its own: fold or turn an element inside of it.
 * A class, because only a class may look at the page right before it changes.
 */
export class FlipAnimation extends Component<FlipProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly running = new Map<HTMLElement, Animation>();

  /** A click or a key skips what is on its way: nobody waits for a card to arrive. */
  private readonly skip = (): void => {
    for (const animation of this.running.values()) animation.finish();
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
    const places = new Map(this.marked().map((element) => [element.dataset.flip!, layoutBoxOf(element)]));
    // What is still on its way goes on from here; its destination is measured without that transform.
    for (const [element, animation] of this.running) {
      animation.cancel();
      this.settle(element, animation);
    }
    return places;
  }

  override componentDidUpdate(_props: FlipProps, _state: unknown, before: Boxes | null): void {
    if (!before || typeof matchMedia === 'undefined') return;
    this.props.beforeMeasuring?.();
    // First all measurements, then all writes: a layout read after a write would lay the page out again.
    const travels = this.marked().flatMap((element): Travel[] => {
      const { flip, flipFrom } = element.dataset;
      const from = before.get(flip!) ?? before.get(flipFrom ?? '');
      // A hidden place has no size, and nothing comes from it.
      const transform = from && from.width > 0 && travelTransformBetween(from, layoutBoxOf(element));
      return transform ? [{ element, transform }] : [];
    });
    if (prefersReducedMotion()) {
      for (const { element } of travels)
        element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    for (const [order, travel] of travels.entries()) this.start(travel, order);
  }

  private start({ element, transform }: Travel, order: number): void {
    // Not in the keyframes: browsers run an animation off the main thread only if it has compositor properties alone.
    element.style.transformOrigin = '0 0';
    element.style.zIndex = '5';
    const animation = element.animate([{ transform }, { transform: 'none' }], {
      duration: TRAVEL,
      delay: Number(element.dataset.flipDelay ?? Math.min(order * 40, 340)),
      easing: EASE,
      fill: 'backwards',
    });
    this.running.set(element, animation);
    animation.onfinish = () => this.settle(element, animation);
  }

  private settle(element: HTMLElement, animation: Animation): void {
    if (this.running.get(element) !== animation) return;
    this.running.delete(element);
    element.style.transformOrigin = '';
    element.style.zIndex = '';
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
