import type { Hints } from '@fivefold/room';
import type { CSSProperties } from 'react';
import styles from './LineOverlays.module.css';
import type { IotaTurnDraft } from './useTurnDraft.ts';

/** The lines that the staged cards make or extend: with their sums, or in vermilion where they break a rule. */
export function LineOverlays({ turn, hints }: { readonly turn: IotaTurnDraft; readonly hints: Hints }) {
  const { lines, score } = turn.look;
  if (hints === 'none') return null;
  return lines.map((line) => {
    const bad = line.broken.length > 0 || line.isTooLong;
    const n = line.cards.length;
    const sum =
      hints === 'full'
        ? score?.lines.find(({ axis, x, y }) => axis === line.axis && x === line.x && y === line.y)?.sum
        : undefined;
    return (
      <div
        key={`${line.axis}${line.x},${line.y}`}
        className={styles.line}
        data-axis={line.axis}
        data-bad={bad || undefined}
        style={
          {
            '--x': line.x,
            '--y': line.y,
            '--w': line.axis === 'row' ? n : 1,
            '--h': line.axis === 'row' ? 1 : n,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        {sum !== undefined && <span className={styles.sum}>{sum}</span>}
      </div>
    );
  });
}
