import { type Card, type CardTake, cardColorOf, type View, type Why } from '@fivefold/rules/my-number';
import { SeatPlate, type SeatStatus } from '../../table/SeatPlate.tsx';
import type { Player } from '../types.ts';
import { CollectionButton } from './CollectionButton.tsx';
import { InlineColorSign } from './ColorSign.tsx';
import styles from './MyNumberOpponent.module.css';
import { type MyNumberTranslate, roundDetail, slotName } from './words.ts';

interface MyNumberOpponentProps {
  readonly t: MyNumberTranslate;
  readonly player: Player;
  readonly view: View;
  readonly why: Why;
  readonly leads: boolean;
  /** No room for the score detail. */
  readonly crowded: boolean;
  readonly take: CardTake | null;
}

export function MyNumberOpponent({ t, player, view, why, leads, crowded, take }: MyNumberOpponentProps) {
  const { seat } = player;
  const { phase, table } = view;
  const score = why.scores[seat]!;
  const total = why.totals[seat]!;
  const detail = roundDetail(t, table.round, total, score.total);
  const status: SeatStatus = phase.type === 'select' ? (phase.ready[seat] ? 'ready' : 'choosing') : null;
  const news = take ? (
    <span className={styles.news}>
      <NumberCardChip card={take.played} /> → <NumberCardChip card={take.took} />
    </span>
  ) : phase.type === 'round-end' ? (
    <span className={styles.state}>{t(phase.continued[seat] ? 'pad.ready' : 'pad.reading')}</span>
  ) : undefined;
  return (
    <SeatPlate
      player={player}
      status={status}
      {...(news ? { news } : {})}
      score={total}
      {...(crowded || detail === null ? {} : { scoreDetail: detail })}
      leads={leads}
    >
      <div className={styles.place}>
        <ul className={styles.slots} aria-label={t('collection.of', { name: player.name })}>
          {table.collections[seat]!.map((cards, slot) => {
            const value = table.order[slot]!;
            const points = score.slots[slot]! + score.slotBonuses[slot]!;
            const color = cards.length > 0 ? cardColorOf(cards[0]!) : null;
            const key = `${slot}`;
            return (
              <li
                key={key}
                className={styles.slot}
                data-color={color ?? undefined}
                data-fresh={take?.slot === slot || undefined}
              >
                <span className="visually-hidden">{slotName(t, slot + 1, value, cards, points)}</span>
                {color !== null && (
                  <span className={styles.count} aria-hidden="true">
                    <InlineColorSign color={color} />
                    {cards.length}
                  </span>
                )}
                <span aria-hidden="true">×{value}</span>
              </li>
            );
          })}
        </ul>
        <CollectionButton t={t} player={player} table={table} />
      </div>
    </SeatPlate>
  );
}

/** A card in a line of text. */
export function NumberCardChip({ card }: { readonly card: Card }) {
  return (
    <span className={styles.chip} data-color={cardColorOf(card)}>
      <InlineColorSign color={cardColorOf(card)} />
      {card}
    </span>
  );
}
