import {
  cardsScoredBy,
  red7SeatPoints,
  sumOfCardNumbers,
  targetScoreOf,
  type View,
} from '@fivefold/rules/red7';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import { Red7PaletteFan } from './PaletteFan.tsx';
import styles from './RoundSummary.module.css';
import type { Red7Translate } from './words.ts';

interface RoundSummaryProps {
  readonly t: Red7Translate;
  readonly view: View;
  readonly players: readonly TablePlayer[];
}

/** The winner of the round, the winning cards, and the standings. */
export function Red7RoundSummary({ t, view: { table }, players }: RoundSummaryProps) {
  const last = table.rounds.at(-1)!;
  const winner = players[last.winner]!;
  const points = players.map(({ seat }) => red7SeatPoints(table, seat));
  const most = Math.max(...points);
  const { phase } = table;
  return (
    <section className={styles.sheet} data-testid="score-sheet">
      <div className="flex items-center justify-between gap-4 min-w-0">
        <div>
          <h2>
            {winner.me
              ? t('sheet.title.you', { n: table.round })
              : t('sheet.title', { n: table.round, name: winner.name })}
          </h2>
          <p className="ink-2">
            {t('sheet.scored', { rule: t(`rule.${last.rule}`), n: sumOfCardNumbers(last.cards) })}
          </p>
        </div>
        <Red7PaletteFan
          t={t}
          className={styles.cards}
          cards={last.cards}
          counts={null}
          label={t('sheet.cards')}
          acts={false}
          still
        />
      </div>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('sheet.player')}</th>
            <th scope="col">{t('sheet.cards')}</th>
            <th scope="col">{t('sheet.now')}</th>
            <th scope="col">{t('sheet.total')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => {
            const { seat } = player;
            const ready = phase.type === 'round-end' && phase.ready.includes(seat);
            return (
              <tr key={seat} data-me={player.me || undefined}>
                <th scope="row">
                  <span className={styles.who}>
                    <Avatar face={player.face} />
                    <bdi className="truncate marks-me" title={player.name}>
                      {player.name}
                    </bdi>
                    {phase.type === 'round-end' && (
                      <span
                        className={classNames(styles.ready, 'truncate ink-2 text-fine font-normal')}
                        data-ready={ready || undefined}
                        title={t(ready ? 'sheet.ready' : 'sheet.reading')}
                      >
                        {ready ? <Icon name="check" size={16} /> : null}
                        <span className={ready ? 'visually-hidden' : undefined}>
                          {t(ready ? 'sheet.ready' : 'sheet.reading')}
                        </span>
                      </span>
                    )}
                  </span>
                </th>
                <td className={classNames(styles.pile, 'visually-hidden-landscape visually-hidden-narrow')}>
                  <Red7PaletteFan
                    t={t}
                    cards={cardsScoredBy(table, seat)}
                    counts={null}
                    label={t('sheet.cards')}
                    acts={false}
                    still
                  />
                </td>
                <td>
                  {seat === last.winner && <b className="jade text-xl">+{sumOfCardNumbers(last.cards)}</b>}
                </td>
                <td data-best={(points[seat] === most && most > 0) || undefined}>
                  <b className="figure text-xl">{points[seat]}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="ink-2 text-sm not-short text-end">{t('sheet.target', { n: targetScoreOf(table) })}</p>
    </section>
  );
}
