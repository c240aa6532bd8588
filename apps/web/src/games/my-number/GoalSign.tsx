import type { Color, GoalId } from '@fivefold/rules/my-number';
import { InlineColorSign } from './ColorSign.tsx';
import styles from './Goals.module.css';

/** The color a goal speaks of, by its letter. */
const COLOR_OF: Readonly<Record<string, Color>> = {
  A: 'orange',
  B: 'blue',
  C: 'pink',
  D: 'green',
  E: 'purple',
};

/** Goals without a color: so many colors (before a pip), or a slot of exactly so many cards. */
const FIGURES: Readonly<Partial<Record<GoalId, string>>> = { F1: '5', F2: '3', G1: '=3', G2: '=4' };

/** What a goal is about, in a few pixels; its words stand on the slip. */
export function GoalSign({ goal }: { readonly goal: GoalId }) {
  const color = COLOR_OF[goal[0]!];
  return (
    <span className={styles.about} data-color={color} aria-hidden="true">
      {color ? <InlineColorSign color={color} /> : FIGURES[goal]}
      {goal.startsWith('F') && <i className={styles.pip} />}
    </span>
  );
}
