import { type MyNumberRoundScore, myNumberTotalScores, type View } from '@fivefold/rules/my-number';
import { useId } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { TablePlayer } from '../types.ts';
import { MyNumberCardChip, RoundContinuedMark } from './MyNumberOpponent.tsx';
import styles from './ScoreSheet.module.css';
import {
  formatSigned,
  formatSignedOrZero,
  type MyNumberTranslate,
  myNumberCardName,
  sumOfNumbers,
} from './words.ts';

interface ScoreSheetProps {
  readonly t: MyNumberTranslate;
  readonly view: View;
  readonly players: readonly TablePlayer[];
}

/** The score sheet: the last round in detail, the rounds before, and who has continued. */
export function ScoreSheet({ t, view, players }: ScoreSheetProps) {
  const { table, phase } = view;
  const id = useId();
  const last = table.finished.at(-1);
  if (!last) return null;
  const earlier = table.finished.slice(0, -1);
  const totals = myNumberTotalScores(table.finished, players.length);
  const best = Math.max(...totals);
  const parts = table.goals.length > 0 ? PARTS : PARTS.filter(({ key }) => key !== 'goals.title');
  // The sums of the rounds before are the rest of the total; what a round is made of comes next.
  const beside = earlier.length > 0 ? 'not-landscape not-narrow' : undefined;
  const over = phase.type === 'over';
  return (
    // It may be higher than a small window: with the focus inside, arrow keys scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.sheet} aria-labelledby={id} tabIndex={0} data-testid="score-sheet">
      <h2 id={id}>{over ? t('pad.final') : t('pad.title', { n: table.round })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" className={classNames(styles.last, 'desktop-only')}>
              {t('pad.last')}
            </th>
            {earlier.map((_, i) => {
              const n = i + 1;
              return (
                <th key={n} scope="col" className="not-landscape not-narrow">
                  <span className="visually-hidden-phone">{t('pad.round', { n })}</span>
                  <span className="phone-only" aria-hidden="true">
                    {n}
                  </span>
                </th>
              );
            })}
            {parts.map(({ key }) => (
              <th key={key} scope="col" className={beside} data-now="part">
                {t(key)}
              </th>
            ))}
            {earlier.length > 0 && (
              <th scope="col" data-now="sum">
                <span className="visually-hidden-phone">{t('pad.round', { n: table.round })}</span>
                <span className="phone-only" aria-hidden="true">
                  {table.round}
                </span>
              </th>
            )}
            <th scope="col">{t('pad.total')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => {
            const { seat } = player;
            const score = last.scores[seat]!;
            return (
              <tr key={seat} data-me={player.me || undefined}>
                <th scope="row">
                  <span className={styles.who}>
                    <Avatar face={player.face} />
                    <bdi className="truncate marks-me" title={player.name}>
                      {player.name}
                    </bdi>
                    {phase.type === 'round-end' && <RoundContinuedMark t={t} done={phase.continued[seat]!} />}
                  </span>
                </th>
                <td className={classNames(styles.last, 'desktop-only')}>
                  <span className="visually-hidden">{myNumberCardName(t, last.lastCards[seat]!)}</span>
                  <MyNumberCardChip card={last.lastCards[seat]!} />
                </td>
                {earlier.map(({ scores }, i) => {
                  const { total, collection, bonus } = scores[seat]!;
                  const key = `${i}`;
                  return (
                    <td key={key} className={classNames(styles.before, 'not-landscape not-narrow')}>
                      <b className="figure text-lg">{total}</b>
                      <small className="ink-2 text-xs desktop-only">
                        {t('pad.parts', { cards: collection, bonus: formatSigned(bonus) })}
                      </small>
                    </td>
                  );
                })}
                {parts.map(({ key, of }) => (
                  <td key={key} className={beside} data-now="part">
                    {of(score)}
                  </td>
                ))}
                {earlier.length > 0 && (
                  <td data-now="sum">
                    <b className="figure text-lg">{score.total}</b>
                  </td>
                )}
                <td data-best={totals[seat] === best || undefined}>
                  <b className="figure text-lg">{totals[seat]}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The parts of a round's score. */
const PARTS = [
  { key: 'pad.collection', of: (score: MyNumberRoundScore) => `${score.collection}` },
  {
    key: 'pad.bonus',
    of: (score: MyNumberRoundScore) => formatSignedOrZero(sumOfNumbers(score.slotBonuses)),
  },
  { key: 'goals.title', of: (score: MyNumberRoundScore) => formatSignedOrZero(sumOfNumbers(score.goals)) },
] as const;
