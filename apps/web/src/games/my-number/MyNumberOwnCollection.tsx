import type { HintLevel } from '@fivefold/room';
import {
  type CenterCardTake,
  myNumberCardBonusOf,
  myNumberCardColorOf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { type CSSProperties, memo } from 'react';
import { LeaderMark } from '../../table/LeaderMark.tsx';
import { AnimatedScore } from '../../table/Score.tsx';
import { PlayerAvatar } from '../../table/SeatPlate.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { TablePlayer } from '../types.ts';
import { MyNumberCollectionButton } from './CollectionButton.tsx';
import styles from './MyNumberOwnCollection.module.css';
import { MyNumberCard } from './NumberCard.tsx';
import { collectionSlotName, formatSigned, type MyNumberTranslate, myNumberRoundScoreText } from './words.ts';

interface MyCollectionProps {
  readonly t: MyNumberTranslate;
  readonly player: TablePlayer;
  readonly table: View['table'];
  readonly why: ViewExplanation;
  readonly leads: boolean;
  readonly hints: HintLevel;
  readonly take: CenterCardTake | null;
}

/** My name and score over my five slots. */
export const MyNumberOwnCollection = memo(function MyNumberOwnCollection({
  t,
  player,
  table,
  why,
  leads,
  hints,
  take,
}: MyCollectionProps) {
  const { seat } = player;
  const score = why.scores[seat]!;
  const total = why.totals[seat]!;
  const detail = myNumberRoundScoreText(t, table.round, total, score.total);
  const gained = take && table.order[take.slot]! + myNumberCardBonusOf(take.took);
  const fresh = hints === 'full' ? why.row.find((worth) => worth.newColor)?.slot : undefined;
  return (
    <div className={styles.me} data-testid="me">
      <div className={classNames(styles.who, 'flex items-center gap-3')}>
        <PlayerAvatar player={player} />
        <div className="grid flex-1 min-w-0 desktop-only leading-snug">
          <strong className="truncate font-semibold" title={player.name}>
            <bdi>{player.name}</bdi>
          </strong>
          {detail !== null && <span className="ink-2 text-sm">{detail}</span>}
        </div>
        <div className={classNames(styles.score, 'flex items-center gap-2 text-2xl')}>
          {gained !== null && (
            <Chip tone="good">
              <span aria-hidden="true">{formatSigned(gained)}</span>
              <span className="visually-hidden">{t('score.gained', { points: formatSigned(gained) })}</span>
            </Chip>
          )}
          {leads && <LeaderMark />}
          <span aria-hidden="true">
            <AnimatedScore value={total} testId="my-score" />
          </span>
          <span className="visually-hidden">{t('slot.points', { n: total })}</span>
        </div>
      </div>
      <div className="relative min-w-0">
        <ul className={styles.slots} aria-label={t('collection.mine')}>
          {table.collections[seat]!.map((cards, slot) => {
            const value = table.order[slot]!;
            const points = score.slots[slot]! + score.slotBonuses[slot]!;
            const color = cards.length > 0 ? myNumberCardColorOf(cards[0]!) : null;
            const key = `${slot}`;
            return (
              <li
                key={key}
                className={styles.slot}
                data-fresh={(color === null && slot === fresh) || undefined}
              >
                <span className="visually-hidden">
                  {collectionSlotName(t, slot + 1, value, cards, points)}
                </span>
                {color !== null && (
                  <span className={classNames('relative', styles.pile)}>
                    {cards.slice(-4).map((card, i) => (
                      <span
                        key={card}
                        data-flip={`card-${card}`}
                        className={classNames('absolute', styles.layer)}
                        style={{ '--i': i } as CSSProperties}
                      >
                        <MyNumberCard card={card} state={take?.took === card ? 'last' : 'normal'} />
                      </span>
                    ))}
                  </span>
                )}
                {color === null && slot === fresh && <span className={styles.hint}>{t('slot.new')}</span>}
                <span className={styles.value} aria-hidden="true">
                  ×{value}
                  {color !== null && <b className="figure text-lg ink">{points}</b>}
                </span>
              </li>
            );
          })}
        </ul>
        <MyNumberCollectionButton t={t} player={player} table={table} />
      </div>
    </div>
  );
});
