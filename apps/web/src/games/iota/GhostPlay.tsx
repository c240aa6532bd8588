import {
  type Action,
  type PlacedCard,
  previewIotaStagedTurn,
  type ScoredCardLine,
  type View,
} from '@fivefold/rules/iota';
import type { CSSProperties } from 'react';
import type { GhostAction } from '../types.ts';
import styles from './GhostPlay.module.css';
import { IotaCardWithColorLetter } from './IotaCard.tsx';
import { IotaLineOverlay } from './LineOverlays.tsx';
import { cellKeyOf } from './targets.ts';

export interface GhostLines {
  readonly cards: readonly PlacedCard[];
  readonly lines: readonly ScoredCardLine[];
}

/** The cards of a play that was not played, with the lines that it would have counted; null where none would be laid. */
export function ghostLinesOf(ghost: GhostAction<View, Action> | null | undefined): GhostLines | null {
  if (ghost?.action.type !== 'play') return null;
  const { score } = previewIotaStagedTurn(ghost.view, ghost.action);
  return { cards: ghost.action.placements, lines: score?.lines ?? [] };
}

/** Hidden from screen readers: who shows it says it in words. */
export function GhostPlay({ ghost: { cards, lines } }: { readonly ghost: GhostLines }) {
  return (
    <>
      {lines.map((line) => (
        <IotaLineOverlay key={`${line.axis}${line.x},${line.y}`} line={line} sum={line.sum} look="ghost" />
      ))}
      {cards.map((placed) => (
        <span
          key={cellKeyOf(placed)}
          className={styles.ghost}
          style={{ '--x': placed.x, '--y': placed.y } as CSSProperties}
          aria-hidden="true"
          data-testid="ghost-card"
        >
          <IotaCardWithColorLetter card={placed.card} />
        </span>
      ))}
    </>
  );
}
