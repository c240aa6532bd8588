import type { HintLevel } from '@fivefold/room';
import type { CardGainPreview, View, ViewExplanation } from '@fivefold/rules/my-number';
import { type CSSProperties, memo } from 'react';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import styles from './CenterRow.module.css';
import { MyNumberCard } from './NumberCard.tsx';
import { formatSigned, type MyNumberTranslate, myNumberCardName } from './words.ts';

interface CenterRowProps {
  readonly t: MyNumberTranslate;
  readonly row: View['table']['row'];
  readonly why: ViewExplanation;
  readonly hints: HintLevel;
}

/** With more cards than this, their labels need the short words. */
const ROOMY_CARD_COUNT = 4;

/** What the style sheet needs to know to fit this many cards. */
export const myNumberCenterRowSizeAttributes = (n: number) => ({
  'data-count': n > ROOMY_CARD_COUNT ? 'many' : 'few',
  style: { '--count': n } as CSSProperties,
});

/** The center row with the worth of each card to me, and the order of taking. */
export const MyNumberCenterRow = memo(function MyNumberCenterRow({ t, row, why, hints }: CenterRowProps) {
  const worths = hints === 'full' ? why.row : [];
  const best = Math.max(...worths.map(total));
  const television = useIsTelevision();
  return (
    <div className={styles.area}>
      <ol
        className={styles.row}
        aria-label={t('row.title')}
        {...myNumberCenterRowSizeAttributes(row.length)}
        data-testid="row"
      >
        {row.map((card, k) => {
          const worth = worths[k];
          return (
            <li key={card} className={styles.place} data-testid={`row-${card}`}>
              <span className="visually-hidden">{myNumberCardName(t, card)}</span>
              <span data-flip={`card-${card}`}>
                <MyNumberCard card={card} />
              </span>
              {worth && <WorthTag t={t} worth={worth} best={total(worth) === best} />}
              <TakeOrderLabel t={t} k={k} all={row.length} />
            </li>
          );
        })}
      </ol>
      {!television && (
        <div className={styles.help}>
          <h2 className="text-lg ink">{t('row.title')}</h2>
          <p>{t('row.text')}</p>
          {worths.length > 0 && (
            <p className={styles.legend}>
              <b>{formatSigned(best)}</b> {t('row.legend')}
            </p>
          )}
        </div>
      )}
    </div>
  );
});

const total = (worth: CardGainPreview): number => worth.points + worth.goals;

function WorthTag({
  t,
  worth,
  best,
}: {
  readonly t: MyNumberTranslate;
  readonly worth: CardGainPreview;
  readonly best: boolean;
}) {
  const { value, bonus, goals } = worth;
  const points = formatSigned(total(worth));
  const said = [
    t('row.worth', { points, value }),
    goals !== 0 && t('row.goal', { points: formatSigned(goals) }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={styles.tag} data-best={best || undefined} title={said}>
      <span className="visually-hidden">{said}</span>
      <b aria-hidden="true">{points}</b>
      <span className="inline-flex items-center gap-1 desktop-only" aria-hidden="true">
        {bonus === 0 ? `×${value}` : `×${value}, ${formatSigned(bonus)}`}
        {goals !== 0 && (
          <span className="inline-flex items-center gap-1">
            <svg viewBox="0 0 10 12" width="10" height="12" fill="currentColor" aria-hidden="true">
              <path d="M1 0v12h1.500V8H9.500L7.500 4.500 9.500 1H2.500V0Z" />
            </svg>
            {formatSigned(goals)}
          </span>
        )}
      </span>
    </span>
  );
}

/** Which played card takes the card above. */
function TakeOrderLabel({
  t,
  k,
  all,
}: {
  readonly t: MyNumberTranslate;
  readonly k: number;
  readonly all: number;
}) {
  const end = k === 0 ? 'row.lowest' : k === all - 1 ? 'row.highest' : null;
  return (
    <span className={styles.well}>
      {end === null ? (
        t(`row.place.${(k + 1) as 2 | 3 | 4 | 5}`)
      ) : (
        <>
          <span className={styles.long}>{t(end)}</span>
          <span className={styles.short}>{t(`${end}.short`)}</span>
        </>
      )}
    </span>
  );
}
