import {
  cardsInRange,
  type PodelimPartColor,
  type PublicState,
  type RowRange,
  rangeSize,
} from '@fivefold/rules/podelim';
import type { CSSProperties, ReactNode } from 'react';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isHandheld, useLayout } from '../../ui/layout.ts';
import type { TablePlayer } from '../types.ts';
import { InlinePodelimPartSign } from './PartSign.tsx';
import { PodelimCard } from './PodelimCard.tsx';
import styles from './SharedRow.module.css';
import { type PodelimRowSegment, podelimRowSegmentRange, podelimRowSegmentsOf } from './segments.ts';
import { type PodelimTranslate, playerNames, podelimCardNames } from './words.ts';

interface SharedRowProps {
  readonly t: PodelimTranslate;
  readonly table: PublicState;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  /** The part I have picked. */
  readonly picked: PodelimPartColor | null;
  /** Parts that I may pick; none while I may not choose. */
  readonly open: readonly PodelimPartColor[];
  readonly onPick: (color: PodelimPartColor) => void;
  /** Drawn instead of the pile that I split. */
  readonly splitter: ReactNode;
}

/** With more cards than this, the label of a single card must be no wider than the card. */
const ROOMY_CARD_COUNT = 6;

const cardCountOf = (parts: readonly number[]): number => parts.reduce((sum, size) => sum + size, 0);

export const isCrowdedPodelimRow = (parts: readonly number[]): boolean =>
  cardCountOf(parts) > ROOMY_CARD_COUNT;

/** What the style sheet needs to know to fit the row: the sizes of its open parts, and how many cards it has in all. */
export function podelimRowCountAttributes(parts: readonly number[], all: number) {
  const n = cardCountOf(parts);
  return {
    'data-open': n === 0 ? 'none' : undefined,
    style: {
      '--n': n,
      '--m': all - n,
      '--p': Math.max(1, parts.length),
      '--max': Math.max(1, ...parts),
    } as CSSProperties,
  };
}

/** The whole row: its parts, and the cards that are already assigned. */
export function PodelimSharedRow({
  t,
  table,
  players,
  seat,
  picked,
  open,
  onPick,
  splitter,
}: SharedRowProps) {
  const segments = podelimRowSegmentsOf(table);
  const live = segments
    .filter(({ type }) => type === 'part' || type === 'pile')
    .map((segment) => rangeSize(podelimRowSegmentRange(segment)));
  const crowded = isCrowdedPodelimRow(live);
  return (
    <div className={styles.row} {...podelimRowCountAttributes(live, table.row.length)} data-testid="row">
      {segments.map((segment) => {
        const key = podelimRowSegmentRange(segment).from;
        if (segment.type === 'part')
          return (
            <PartBox
              key={key}
              t={t}
              table={table}
              color={segment.part.color}
              run={segment.part}
              crowded={crowded}
              picked={picked === segment.part.color}
              onPick={open.includes(segment.part.color) ? () => onPick(segment.part.color) : null}
            />
          );
        if (segment.type === 'pile')
          return (
            splitter ?? (
              <div key={key} className={classNames(styles.pile, 'mat')}>
                <Cards t={t} table={table} run={segment.run} isDealt={segments.length === 1} />
              </div>
            )
          );
        return <Settled key={key} t={t} table={table} segment={segment} players={players} seat={seat} />;
      })}
    </div>
  );
}

/** Cards of the row by place; a place keeps its card for the whole round. */
function Cards({
  t,
  table,
  run,
  isDealt = false,
}: {
  readonly t: PodelimTranslate;
  readonly table: PublicState;
  readonly run: RowRange;
  /** They are new and come from the deck. */
  readonly isDealt?: boolean;
}) {
  return (
    <span
      className={classNames(styles.cards, 'flex justify-center gap-2 min-w-0')}
      role="img"
      aria-label={podelimCardNames(t, cardsInRange(table, run))}
    >
      {cardsInRange(table, run).map((card, i) => {
        const place = run.from + i;
        return (
          <span
            key={place}
            data-flip={`row-${table.round}-${place}`}
            data-flip-from={isDealt ? 'deck' : undefined}
          >
            <PodelimCard card={card} />
          </span>
        );
      })}
    </span>
  );
}

interface PartLabelProps {
  readonly t: PodelimTranslate;
  readonly color: PodelimPartColor;
  readonly size: number;
  readonly crowded: boolean;
}

/** The words under one card must not make its box wider than the row can bear. */
export function PodelimPartLabel({ t, color, size, crowded }: PartLabelProps) {
  const handheld = isHandheld(useLayout());
  const brief = useIsTelevision() || handheld;
  return (
    <span className={classNames(styles.label, 'flex items-center gap-2 unbroken leading-tight')}>
      <InlinePodelimPartSign color={color} />
      <strong>{t(brief || size === 1 ? `color.${color}` : `part.${color}`)}</strong>
      {!brief && <span>{size === 1 && crowded ? size : t('cards', { n: size })}</span>}
    </span>
  );
}

interface PartBoxProps {
  readonly t: PodelimTranslate;
  readonly table: PublicState;
  readonly color: PodelimPartColor;
  readonly run: RowRange;
  readonly crowded: boolean;
  readonly picked: boolean;
  readonly onPick: (() => void) | null;
}

function PartBox({ t, table, color, run, crowded, picked, onPick }: PartBoxProps) {
  const inner = (
    <>
      <Cards t={t} table={table} run={run} />
      <PodelimPartLabel t={t} color={color} size={rangeSize(run)} crowded={crowded} />
    </>
  );
  if (!onPick)
    return (
      <div className={styles.part} data-color={color} data-testid={`part-${color}`}>
        {inner}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.part}
      data-color={color}
      data-picked={picked || undefined}
      data-drop={color}
      data-testid={`part-${color}`}
      aria-pressed={picked}
      aria-label={t('part.name', {
        part: t(`part.${color}`),
        cards: podelimCardNames(t, cardsInRange(table, run)),
      })}
      onClick={onPick}
    >
      {inner}
    </button>
  );
}

interface SettledProps {
  readonly t: PodelimTranslate;
  readonly table: PublicState;
  readonly segment: Extract<PodelimRowSegment, { readonly type: 'settled' | 'later' }>;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
}

/** Cards of the row that are assigned, or wait for a later contest. */
function Settled({ t, table, segment, players, seat }: SettledProps) {
  const run = podelimRowSegmentRange(segment);
  const cards = podelimCardNames(t, cardsInRange(table, run));
  const seats =
    segment.type === 'later' ? segment.pile.voters : segment.owner === 'discard' ? [] : [segment.owner];
  const name =
    segment.type === 'later'
      ? t('settled.later', {
          cards,
          names: playerNames(t, seats, seat, (one) => players[one]!.name, 'inside'),
        })
      : segment.owner === 'discard'
        ? t('settled.discard', { cards })
        : t('settled.taken', { cards, name: players[segment.owner]!.name });
  return (
    <div
      className={styles.settled}
      data-kind={segment.type === 'later' ? 'later' : segment.owner === 'discard' ? 'discard' : 'taken'}
      title={name}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles.owner} aria-hidden="true">
        {seats.map((one) => (
          <Avatar key={one} face={players[one]!.face} />
        ))}
        {segment.type === 'settled' && segment.owner !== 'discard' && (
          <bdi>{segment.owner === seat ? t('board.you') : players[segment.owner]!.name}</bdi>
        )}
        {segment.type === 'settled' && segment.owner === 'discard' && (
          <>
            <Icon name="close" size={14} />
            <span>{t('settled.discard.short')}</span>
          </>
        )}
        {segment.type === 'later' && <span>{t('settled.later.short')}</span>}
      </span>
      <Cards t={t} table={table} run={run} />
    </div>
  );
}
