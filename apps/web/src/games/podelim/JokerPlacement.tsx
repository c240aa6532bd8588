import {
  type CardValue,
  type MajorityPreview,
  previewJokerPlacement,
  type View,
} from '@fivefold/rules/podelim';
import { useId } from 'react';
import { useDrag } from '../../table/useDrag.ts';
import type { MoveDraft } from '../../table/useMoveDraft.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './JokerPlacement.module.css';
import { InlinePodelimCards, PodelimCard } from './PodelimCard.tsx';
import type { PodelimTranslate } from './words.ts';

interface JokerPlacementProps {
  readonly t: PodelimTranslate;
  readonly view: View;
  readonly seat: number;
  /** Stacks for the jokers that have been laid so far. */
  readonly laid: readonly CardValue[];
  /** Picks the stack for the next one. */
  readonly joker: MoveDraft<CardValue>;
  /** What it would change; only with full hints. */
  readonly tells: boolean;
}

/** More stacks than this stand in three columns. */
const ROOMY_STACK_COUNT = 6;

/** Places my jokers one by one, with the effect of the next one on each stack. */
export function PodelimJokerPlacement({ t, view, seat, laid, joker, tells }: JokerPlacementProps) {
  const { picked } = joker;
  const id = useId();
  const { unattached: jokers, stacks } = view.table.players[seat]!;
  const drag = useDrag((_, place) => {
    const stack = stacks.find(({ value }) => `${value}` === place);
    if (stack && stack.value !== picked) joker.pick(stack.value);
  });
  return (
    <section className={styles.jokers} aria-labelledby={id} data-testid="jokers">
      <h2 id={id}>{t('joker.title', { n: jokers, k: Math.min(laid.length + 1, jokers) })}</h2>
      <div className={styles.cards}>
        {Array.from({ length: jokers }, (_, i) => {
          const key = `${i}`;
          const done = laid[i];
          const next = i === laid.length;
          return (
            <span
              key={key}
              className={classNames(styles.joker, 'relative rounded-chip')}
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
      {tells && laid.length < jokers && (
        <ul className={styles.changes} data-count={stacks.length > ROOMY_STACK_COUNT ? 'many' : 'few'}>
          {stacks.map(({ value }) => {
            const change = changeOf(view, seat, laid, value);
            return (
              <li
                key={value}
                className={classNames(
                  'flex items-center gap-1 rounded-chip text-sm',
                  change.kind === 'same' ? 'ink-2' : 'jade font-semibold',
                )}
                data-kind={change.kind}
                data-picked={value === picked || undefined}
                data-testid={`change-${value}`}
              >
                <InlinePodelimCards cards={[`${value}`]} />
                <span className="visually-hidden">{value}</span>
                {t(`joker.${change.kind}`, change)}
              </li>
            );
          })}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {tells && picked !== null && changeText(t, picked, changeOf(view, seat, laid, picked))}
      </p>
    </section>
  );
}

interface ScoreChange {
  readonly kind: 'lead' | 'share' | 'alone' | 'same';
  readonly points: number;
}

const changeText = (t: PodelimTranslate, value: CardValue, { kind, points }: ScoreChange): string =>
  `${value}: ${t(`joker.${kind}`, { points })}`;

/** What one more joker on this stack does to its majority. */
function changeOf(view: View, seat: number, laid: readonly CardValue[], value: CardValue): ScoreChange {
  const now = previewJokerPlacement(view, laid);
  const then = previewJokerPlacement(view, [...laid, value]);
  if (!now.ok || !then.ok) return { kind: 'same', points: 0 };
  const winners = (preview: MajorityPreview) => preview.majorities[value - 1]!.winners;
  const before = winners(now.value);
  const after = winners(then.value);
  const points = then.value.points[seat]! - now.value.points[seat]!;
  if (before.join() === after.join() || !after.includes(seat)) return { kind: 'same', points };
  if (points === 0) return { kind: 'alone', points };
  return { kind: after.length === 1 ? 'lead' : 'share', points };
}
