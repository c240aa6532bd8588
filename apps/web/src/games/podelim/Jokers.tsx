import { type Preview, previewJokers, type Value, type View } from '@fivefold/rules/podelim';
import { useId } from 'react';
import type { Composer } from '../../table/useComposer.ts';
import { useDrag } from '../../table/useDrag.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Jokers.module.css';
import { PodelimCard } from './PodelimCard.tsx';
import type { T } from './words.ts';

interface JokersProps {
  readonly t: T;
  readonly view: View;
  readonly seat: number;
  /** Stacks for the jokers that have been laid so far. */
  readonly laid: readonly Value[];
  /** Picks the stack for the next one. */
  readonly joker: Composer<Value>;
  /** What it would change; only with full hints. */
  readonly tells: boolean;
}

/** My jokers over my stacks, one after the other, and what the next one would change. */
export function Jokers({ t, view, seat, laid, joker, tells }: JokersProps) {
  const { picked } = joker;
  const id = useId();
  const jokers = view.table.players[seat]!.unattached;
  const drag = useDrag((_, place) => {
    const stack = view.table.players[seat]!.stacks.find(({ value }) => `${value}` === place);
    if (stack && stack.value !== picked) joker.pick(stack.value);
  });
  return (
    <section className={styles.jokers} aria-labelledby={id} data-testid="jokers">
      <h2 id={id}>{t('joker.title', { n: jokers, k: Math.min(laid.length + 1, jokers) })}</h2>
      <p>{t('joker.text')}</p>
      <div className={styles.cards}>
        {Array.from({ length: jokers }, (_, i) => {
          const key = `${i}`;
          const done = laid[i];
          const next = i === laid.length;
          return (
            <span
              key={key}
              className={styles.joker}
              data-drag={next || undefined}
              title={next ? t('joker.drag') : undefined}
              {...(next ? drag.handlers('J') : {})}
            >
              <PodelimCard card="J" state={next ? 'pending' : done ? 'dim' : 'normal'} />
              {done && (
                <span className={styles.done}>
                  <Icon name="down" size={14} />
                  {done}
                </span>
              )}
            </span>
          );
        })}
      </div>
      <p className={styles.hint} role="status">
        {tells && picked !== null && changeOf(t, view, seat, laid, picked)}
      </p>
    </section>
  );
}

/** The majority that would change is named. */
function changeOf(t: T, view: View, seat: number, laid: readonly Value[], picked: Value): string {
  const now = previewJokers(view, laid);
  const then = previewJokers(view, [...laid, picked]);
  if (!now.ok || !then.ok) return '';
  const winners = (preview: Preview) => preview.majorities[picked - 1]!.winners;
  const before = winners(now.value);
  const after = winners(then.value);
  if (before.join() === after.join() || !after.includes(seat)) return t('joker.same', { value: picked });
  const points = then.value.points[seat]! - now.value.points[seat]!;
  if (points === 0) return t('joker.alone', { value: picked });
  return after.length === 1
    ? t('joker.lead', { value: picked, points })
    : t('joker.share', { value: picked, points });
}
