import { Component, createRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './reducedMotion.ts';
import { type LayoutBox, layoutBoxOf, travelTransformBetween } from './travel.ts';

interface FlipProps {
  /** Things move only when this changes. */
  readonly stamp: string | number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Sizes what depends on the new layout, in the frame that shows it. */
  readonly beforeMeasuring?: () => void;
}
/** Where something lies, and the part of the page that it belongs to. */
interface Place {
  readonly box: LayoutBox;
  readonly part: HTMLElement | null;
  readonly partBox: LayoutBox | null;
}
type Places = ReadonlyMap<string, Place>;
interface Travel {
  readonly element: HTMLElement;
  readonly to: LayoutBox;
  readonly transform: string;
  readonly delay: string | undefined;
  readonly ms: number;
}
interface RunningTravel {
  readonly animation: Animation;
  readonly to: LayoutBox;
}

const TRAVEL = 260;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

const partOf = (element: HTMLElement): HTMLElement | null => element.closest('[data-flip-part]');

function placeOf(element: HTMLElement): Place {
  const part = partOf(element);
  return { box: layoutBoxOf(element), part, partBox: part && layoutBoxOf(part) };
}

/** Where `start` would lie now, if it has moved only with its part of the page. */
function boxInMovedPart({ box, part, partBox }: Place, element: HTMLElement): LayoutBox {
  if (!part || !partBox || partOf(element) !== part) return box;
  const now = layoutBoxOf(part);
  return { ...box, left: box.left + now.left - partBox.left, top: box.top + now.top - partBox.top };
}

/**
 * Moves everything marked `data-flip="name"` from where it was to where it is; `data-flip-from="name"` says where
 * something new comes from, `data-flip-delay` when it starts, `data-flip-ms` how long it takes. A marked element has no animation of its own: fold or turn an element inside of it.
 * What stays inside the same `data-flip-part` does not travel when that part moves as a whole.
 * A class, because only a class may look at the page right before it changes.
 */
export class FlipLayoutAnimation extends Component<FlipProps> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly running = new Map<HTMLElement, RunningTravel>();
  /** Where everything was in the last frame, until the next one has started the travels from there. */
  private before: Places | null = null;
  private nextFrame = 0;

  /** A click or a key skips what is on its way: nobody waits for a card to arrive. */
  private readonly skip = (): void => {
    for (const { animation } of this.running.values()) animation.finish();
  };

  override componentDidMount(): void {
    document.addEventListener('pointerdown', this.skip);
    document.addEventListener('keydown', this.skip);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', this.skip);
    document.removeEventListener('keydown', this.skip);
    cancelAnimationFrame(this.nextFrame);
  }

  private marked(): readonly HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [])];
  }

  override getSnapshotBeforeUpdate({ stamp }: FlipProps): null {
    // Two changes before a frame: nobody has seen the first one.
    if (stamp !== this.props.stamp)
      this.before ??= new Map(this.marked().map((element) => [element.dataset.flip!, placeOf(element)]));
    return null;
  }

  /** The next frame lays the page out anyway. To measure here would do that in the task of the change, which is long already. */
  override componentDidUpdate(): void {
    if (!this.before || typeof matchMedia === 'undefined') return;
    // The transform of a running travel belongs to the place before the change.
    if (this.running.size > 0) this.move();
    else this.nextFrame ||= requestAnimationFrame(this.move);
  }

  private readonly move = (): void => {
    cancelAnimationFrame(this.nextFrame);
    this.nextFrame = 0;
    const { before } = this;
    this.before = null;
    if (before) this.moveFrom(before);
  };

  private moveFrom(before: Places): void {
    this.props.beforeMeasuring?.();
    // First all measurements, then all writes: a layout read after a write would lay the page out again.
    const travels = this.marked().flatMap((element): Travel[] => {
      const { flip, flipFrom, flipDelay, flipMs } = element.dataset;
      const start = before.get(flip!) ?? before.get(flipFrom ?? '');
      const from = start && boxInMovedPart(start, element);
      const to = this.restingBoxOf(element);
      const running = this.running.get(element);
      if (running && travelTransformBetween(running.to, to) === null) return [];
      // A hidden place has no size, and nothing comes from it.
      const transform = from && from.width > 0 && travelTransformBetween(from, to);
      return transform ? [{ element, to, transform, delay: flipDelay, ms: Number(flipMs ?? TRAVEL) }] : [];
    });
    if (prefersReducedMotion()) {
      for (const { element } of travels)
        element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    this.start(travels);
  }

  /** Where an element ends up: its box without the transform of its animation. */
  private restingBoxOf(element: HTMLElement): LayoutBox {
    const box = layoutBoxOf(element);
    if (!this.running.has(element)) return box;
    // The middle, from which the box is found, moves with the corner and with the size.
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return {
      ...box,
      left: box.left - e - ((a - 1) * box.width) / 2,
      top: box.top - f - ((a - 1) * box.height) / 2,
    };
  }

  /** All start and end together, with the delays in the keyframes: each start and each end costs a frame of the main thread. */
  private start(travels: readonly Travel[]): void {
    const delays = travels.map(({ delay }, order) => Number(delay ?? Math.min(order * 40, 340)));
    const duration = Math.max(...travels.map(({ ms }, order) => delays[order]! + ms));
    for (const [order, { element, to, transform, ms }] of travels.entries()) {
      this.running.get(element)?.animation.cancel();
      // Not in the keyframes: browsers run an animation off the main thread only if it has compositor properties alone.
      element.style.transformOrigin = '0 0';
      element.style.zIndex = '5';
      const delay = delays[order]!;
      const animation = element.animate(
        [
          { transform, offset: 0 },
          { transform, offset: delay / duration, easing: EASE },
          { transform: 'none', offset: (delay + ms) / duration },
          { transform: 'none', offset: 1 },
        ],
        duration,
      );
      this.running.set(element, { animation, to });
      animation.onfinish = () => this.settle(element, animation);
    }
  }

  private settle(element: HTMLElement, animation: Animation): void {
    if (this.running.get(element)?.animation !== animation) return;
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
