import type { Card, Cards, PublicState, ViewExplanation } from '@fivefold/rules/red7';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import styles from './MyPalette.module.css';
import { Red7PaletteFan } from './PaletteFan.tsx';
import type { Red7TurnDraft } from './useTurnDraft.ts';
import { type Red7Translate, red7CardName, red7CardSetText } from './words.ts';

export interface CardDropSlot {
  readonly to: 'palette' | 'canvas';
  /** null where the picked card does not fit, or none is picked. */
  readonly go: (() => void) | null;
  /** The picked card would lead here. */
  readonly leads: boolean;
}

interface MyPaletteProps {
  readonly t: Red7Translate;
  readonly table: PublicState;
  readonly why: ViewExplanation;
  readonly seat: number;
  readonly turn: Red7TurnDraft;
  readonly marks: boolean;
  /** I am out of the round: none of my cards count. */
  readonly out: boolean;
  readonly slots: readonly CardDropSlot[];
  /** My avatar and points, where the dock has no room for them. */
  readonly me: ReactNode;
}

/** My palette with the cards of my draft, and the slots for the next card. */
export function MyRed7Palette({ t, table, why, seat, turn, marks, out, slots, me }: MyPaletteProps) {
  const cards: Cards = table.palettes[seat]!;
  const counts = why.seats[seat]!.cards;
  const stepOf = (card: Card) => turn.steps.findIndex((step) => step.to === 'palette' && step.card === card);
  const orderOf = (card: Card) => turn.draft.palette.findIndex((one) => one.card === card) + 1;
  const moving = turn.look?.owes === 'to-canvas';
  const worth = counts.length > 0 ? red7CardSetText(t, why.rule, counts) : t('set.none.long');
  return (
    <section
      className={styles.mat}
      aria-label={t('palette.mine')}
      data-drop="palette"
      data-testid="my-palette"
    >
      <header className={styles.head}>
        <h2 className="text-xl">{t('palette.mine')}</h2>
        <p className="ink-2" title={marks ? worth : undefined}>
          <span className="not-phone">
            {t('palette.size', { n: cards.length })}
            {marks && ', '}
          </span>
          {marks && worth}
        </p>
        {me}
      </header>
      <div
        className={classNames(styles.row, 'flex items-center justify-between gap-3 min-w-0')}
        data-many={cards.length > 3 || undefined}
      >
        <Red7PaletteFan
          t={t}
          className={styles.cards}
          cards={cards}
          counts={marks ? counts : null}
          label={t('palette.mine')}
          acts={table.options.actions}
          stateOf={(card) => (out ? 'disabled' : stepOf(card) >= 0 ? 'pending' : null)}
          doOf={(card) => {
            if (moving && turn.choice('move-to-canvas', card))
              return {
                name: t('move.this', { card: red7CardName(t, card, 'adds') }),
                go: () => turn.lay({ to: 'move-to-canvas', card }),
                id: `move-${card}`,
                asked: true,
              };
            const step = stepOf(card);
            if (step < 0) return null;
            return {
              name: t('back.this', { card: red7CardName(t, card, 'adds') }),
              go: () => turn.keep(step),
              id: `back-${card}`,
            };
          }}
          tagOf={(card) => {
            const step = stepOf(card);
            return step >= 0 && <span className="card-tag">{t('step', { n: orderOf(card) })}</span>;
          }}
        />
        {slots.length > 0 && (
          <div className={styles.slots}>
            {slots.map((slot) => (
              <SlotButton key={slot.to} t={t} slot={slot} turn={turn} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const ICONS: Record<CardDropSlot['to'], IconName> = { palette: 'plus', canvas: 'easel' };

function SlotButton({
  t,
  slot,
  turn,
}: {
  readonly t: Red7Translate;
  readonly slot: CardDropSlot;
  readonly turn: Red7TurnDraft;
}) {
  const second = slot.to === 'canvas' && turn.steps.length > 0;
  const gameMessages = second
    ? t.parts('slot.second')
    : slot.to === 'canvas'
      ? t.parts('slot.canvas')
      : t.parts(turn.look?.owes === 'palette' ? 'slot.more' : 'slot.palette');
  return (
    <button
      type="button"
      className={styles.slot}
      aria-disabled={slot.go === null || undefined}
      title={slot.go === null ? t('slot.pick') : undefined}
      data-open={slot.go !== null || undefined}
      data-drop={slot.to}
      data-testid={`to-${slot.to}`}
      onClick={() => slot.go?.()}
    >
      <Icon name={slot.leads ? 'crown' : ICONS[slot.to]} size={22} />
      <span>
        <RichText parts={gameMessages} />
      </span>
    </button>
  );
}
