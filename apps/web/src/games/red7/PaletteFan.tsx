import type { Card, Cards } from '@fivefold/rules/red7';
import type { ReactNode } from 'react';
import type { PlayingCardState } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './PaletteFan.module.css';
import { Red7Card } from './Red7Card.tsx';
import { type Red7Translate, red7CardName } from './words.ts';

interface CardTask {
  readonly name: string;
  readonly go: () => void;
  readonly id: string;
  /** The table waits for this choice. */
  readonly asked?: boolean;
}

interface PaletteFanProps {
  readonly t: Red7Translate;
  readonly cards: Cards;
  /** The cards that count by the rule; null marks none. */
  readonly counts: Cards | null;
  readonly label: string;
  readonly acts: boolean;
  /** Replaces the mark of counting cards. */
  readonly stateOf?: (card: Card) => PlayingCardState | null;
  /** The name of the action of a tap on this card; null for none. */
  readonly doOf?: (card: Card) => CardTask | null;
  readonly tagOf?: (card: Card) => ReactNode;
  /** Where new cards come from. */
  readonly from?: string;
  /** In a summary: the same cards lie in a palette too, and would come from there with every update. */
  readonly still?: boolean;
  readonly className?: string | undefined;
}

/** Face-up cards in a row; they overlap when there are many. */
export function Red7PaletteFan({
  t,
  cards,
  counts,
  label,
  acts,
  stateOf,
  doOf,
  tagOf,
  from,
  still = false,
  className,
}: PaletteFanProps) {
  return (
    <ul
      className={classNames(styles.fan, className)}
      data-many={cards.length > 4 || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        if (at < 0) return;
        event.preventDefault();
        buttons[(at + step + buttons.length) % buttons.length]?.focus();
      }}
    >
      {cards.map((card) => {
        const todo = doOf?.(card) ?? null;
        const state =
          stateOf?.(card) ??
          (counts === null ? 'normal' : counts.includes(card) ? (todo?.asked ? 'normal' : 'counts') : 'dim');
        const name = red7CardName(t, card);
        const full =
          counts === null ? name : t(counts.includes(card) ? 'card.counts' : 'card.dim', { card: name });
        const drawn = <Red7Card card={card} state={state} acts={acts} />;
        return (
          <li
            key={card}
            className={classNames(styles.slot, 'relative')}
            data-flip={still ? undefined : `card-${card}`}
            data-flip-from={from}
            title={todo ? undefined : full}
            data-card={card}
            data-counts={counts?.includes(card) || undefined}
          >
            {todo ? (
              <button
                type="button"
                className={styles.choice}
                data-asked={todo.asked || undefined}
                aria-label={todo.name}
                title={todo.name}
                onClick={todo.go}
                data-testid={todo.id}
              >
                {drawn}
              </button>
            ) : (
              <>
                <span className="visually-hidden">{full}</span>
                {drawn}
              </>
            )}
            {tagOf?.(card)}
          </li>
        );
      })}
    </ul>
  );
}
