import type { Color, MyNumberGoalId } from '@fivefold/rules/my-number';
import { InlineMyNumberColorSign } from './ColorSign.tsx';
import styles from './Goals.module.css';

/** The color of a goal, by its letter. */
const COLOR_OF: Readonly<Record<string, Color>> = {
  A: 'orange',
  B: 'blue',
  C: 'pink',
  D: 'green',
  E: 'purple',
};

/** Goals without a color: a number of colors (with a pip), or a slot with an exact number of cards. */
const FIGURES: Readonly<Partial<Record<MyNumberGoalId, string>>> = { F1: '5', F2: '3', G1: '=3', G2: '=4' };

/** A small icon of a goal. */
export function MyNumberGoalIcon({ goal }: { readonly goal: MyNumberGoalId }) {
  const color = COLOR_OF[goal[0]!];
  return (
    <span className={styles.about} data-color={color} aria-hidden="true">
      {color ? <InlineMyNumberColorSign color={color} /> : FIGURES[goal]}
      {goal.startsWith('F') && <i className={styles.pip} />}
    </span>
  );
}
