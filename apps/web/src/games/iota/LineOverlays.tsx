import type { HintLevel } from '@fivefold/room';
import type { ScoredCardLine, StagedCardLine } from '@fivefold/rules/iota';
import type { CSSProperties } from 'react';
import styles from './LineOverlays.module.css';
import type { IotaTurnDraft } from './useTurnDraft.ts';

interface LineOverlaysProps {
  readonly turn: IotaTurnDraft;
  readonly hints: HintLevel;
  /** The lines that a refused card would break. */
  readonly refused: readonly StagedCardLine[];
  /** The lines of the last play that have been counted so far. */
  readonly counted: readonly ScoredCardLine[];
}

const keyOfLine = ({ axis, x, y }: StagedCardLine): string => `${axis}${x},${y}`;

/** The lines that the staged cards make or extend with their sums; those that break a rule have a vermilion edge. */
export function IotaLineOverlays({ turn, hints, refused, counted }: LineOverlaysProps) {
  const { lines, score } = turn.look;
  const scored = counted.map((line) => (
    <IotaLineOverlay
      key={`counted-${line.axis}${line.x},${line.y}`}
      line={line}
      sum={line.sum}
      look="counted"
    />
  ));
  if (hints === 'none') return scored;
  const sumOfNumbers = (line: StagedCardLine) =>
    hints === 'full'
      ? score?.lines.find((one) => keyOfLine({ ...line, ...one }) === keyOfLine(line))?.sum
      : undefined;
  const bad = new Set(refused.map(keyOfLine));
  return (
    <>
      {scored}
      {lines
        .filter((line) => !bad.has(keyOfLine(line)))
        .map((line) => (
          <IotaLineOverlay
            key={keyOfLine(line)}
            line={line}
            look={line.broken.length > 0 || line.isTooLong ? 'bad' : 'staged'}
            sum={sumOfNumbers(line)}
          />
        ))}
      {refused.map((line) => (
        <IotaLineOverlay key={`refused-${keyOfLine(line)}`} line={line} look="bad" sum={undefined} />
      ))}
    </>
  );
}

interface LineOverlayProps {
  readonly line: Pick<StagedCardLine, 'axis' | 'x' | 'y' | 'cards'>;
  /** staged: would count. ghost: would have counted. */
  readonly look: 'staged' | 'bad' | 'counted' | 'ghost';
  readonly sum: number | undefined;
}

export function IotaLineOverlay({ line: { axis, x, y, cards }, look, sum }: LineOverlayProps) {
  const n = cards.length;
  const [w, h] = axis === 'row' ? [n, 1] : [1, n];
  return (
    <div
      className={styles.line}
      data-axis={axis}
      data-look={look}
      data-testid={look === 'bad' ? 'broken-line' : `${look}-line`}
      style={{ '--x': x, '--y': y, '--w': w, '--h': h } as CSSProperties}
      aria-hidden="true"
    >
      {sum !== undefined && <span className={styles.sum}>{sum}</span>}
    </div>
  );
}
