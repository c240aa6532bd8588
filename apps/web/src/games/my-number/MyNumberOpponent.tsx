import {
  type Card,
  type CenterCardTake,
  myNumberCardColorOf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { memo } from 'react';
import { ThinkingDots } from '../../table/PromptTab.tsx';
import { prefersReducedMotion } from '../../table/reducedMotion.ts';
import { AnimatedScore } from '../../table/Score.tsx';
import { OpponentSeatPlate, type SeatStatus } from '../../table/SeatPlate.tsx';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import { MyNumberCollectionButton } from './CollectionButton.tsx';
import { InlineMyNumberColorSign } from './ColorSign.tsx';
import styles from './MyNumberOpponent.module.css';
import { MyNumberCard } from './NumberCard.tsx';
import {
  collectionSlotName,
  type MyNumberTranslate,
  myNumberCardTakeText,
  myNumberRoundScoreText,
  takenMyNumberCardName,
} from './words.ts';

interface MyNumberOpponentProps {
  readonly t: MyNumberTranslate;
  readonly player: TablePlayer;
  readonly table: View['table'];
  /** Null outside of a choice. */
  readonly isReady: boolean | null;
  /** Null outside of the end of a round. */
  readonly hasContinued: boolean | null;
  readonly why: ViewExplanation;
  readonly leads: boolean;
  /** No room for the score detail. */
  readonly crowded: boolean;
  readonly take: CenterCardTake | null;
  /** The taken card comes from the middle of the table. */
  readonly arrives?: boolean;
  /** On a television: the taken card has left the middle. */
  readonly hasTaken?: boolean;
  /** On a television: the step of the reveal is about this seat. */
  readonly isCurrent?: boolean;
  /** How long the card is on its way to this seat alone; null while none is. */
  readonly travelMs?: number | null;
}

export const MyNumberOpponent = memo(function MyNumberOpponent(props: MyNumberOpponentProps) {
  const { t, player, table, isReady, hasContinued, why, leads, crowded, take, arrives } = props;
  const { hasTaken, isCurrent, travelMs = null } = props;
  const isTelevision = useIsTelevision();
  // On a television the whole card travels; without motion the slot itself appears.
  const hasFlight = isTelevision && !prefersReducedMotion();
  const { seat } = player;
  const score = why.scores[seat]!;
  const total = why.totals[seat]!;
  const detail = myNumberRoundScoreText(t, table.round, total, score.total);
  const status: SeatStatus = isReady === null ? null : isReady ? 'ready' : 'choosing';
  const news =
    take && isTelevision ? (
      hasTaken ? (
        t('takes', { took: takenMyNumberCardName(t, take.took) })
      ) : (
        t('plays', take)
      )
    ) : take ? (
      <span className={classNames(styles.news, 'inline-flex items-center gap-1 text-fine')}>
        <span className="visually-hidden">{myNumberCardTakeText(t, take)}</span>
        <MyNumberCardChip card={take.played} />
        <span aria-hidden="true">→</span>
        <MyNumberCardChip card={take.took} />
      </span>
    ) : hasContinued !== null ? (
      <RoundContinuedMark t={t} done={hasContinued} />
    ) : undefined;
  return (
    <OpponentSeatPlate
      player={player}
      status={status}
      {...(news ? { news } : {})}
      score={
        <>
          <span aria-hidden="true">
            <AnimatedScore value={total} />
          </span>
          <span className="visually-hidden">{t('slot.points', { n: total })}</span>
        </>
      }
      {...(crowded || detail === null ? {} : { scoreDetail: detail })}
      leads={leads}
      state={isCurrent ? 'current' : null}
    >
      <div className="relative">
        <ul className={styles.slots} aria-label={t('collection.of', { name: player.name })}>
          {table.collections[seat]!.map((cards, slot) => {
            const value = table.order[slot]!;
            const points = score.slots[slot]! + score.slotBonuses[slot]!;
            const color = cards.length > 0 ? myNumberCardColorOf(cards[0]!) : null;
            const key = `${slot}`;
            const isTarget = take?.slot === slot;
            return (
              <li
                key={key}
                className={styles.slot}
                data-color={color ?? undefined}
                data-fresh={(isTarget && (!isTelevision || isCurrent)) || undefined}
                {...(arrives && isTarget && !hasFlight ? { 'data-flip': `card-${take.took}` } : {})}
              >
                {isTarget && hasFlight && travelMs !== null && (
                  <ArrivingCard card={take.took} ms={travelMs} />
                )}
                <span className="visually-hidden">
                  {collectionSlotName(t, slot + 1, value, cards, points)}
                </span>
                {color !== null && (
                  <span className={styles.count} aria-hidden="true">
                    <InlineMyNumberColorSign color={color} />
                    {cards.length}
                  </span>
                )}
                <span aria-hidden="true">×{value}</span>
              </li>
            );
          })}
        </ul>
        <MyNumberCollectionButton t={t} player={player} table={table} />
      </div>
    </OpponentSeatPlate>
  );
});

/** Whether this player has continued after the round: a tick, or dots. */
export function RoundContinuedMark({ t, done }: { readonly t: MyNumberTranslate; readonly done: boolean }) {
  const word = t(done ? 'pad.ready' : 'pad.reading');
  return (
    <span
      className={classNames(styles.reading, 'inline-flex items-center gap-1 ink-3')}
      data-done={done || undefined}
      title={word}
    >
      {done ? (
        <Icon name="check" size={16} />
      ) : (
        <span className={styles.dots}>
          <ThinkingDots />
        </span>
      )}
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

/** A whole card on its way to a slot, in which it becomes as small as the slot. */
function ArrivingCard({ card, ms }: { readonly card: Card; readonly ms: number }) {
  return (
    <span className={styles.arriving} data-flip={`card-${card}`} data-flip-ms={ms} data-flip-delay="0">
      <span style={{ animationDuration: `${ms}ms` }}>
        <MyNumberCard card={card} />
      </span>
    </span>
  );
}

/** A card in a line of text; the text beside it has its name. */
export function MyNumberCardChip({ card }: { readonly card: Card }) {
  return (
    <span className={styles.chip} data-color={myNumberCardColorOf(card)} aria-hidden="true">
      <InlineMyNumberColorSign color={myNumberCardColorOf(card)} />
      {card}
    </span>
  );
}
