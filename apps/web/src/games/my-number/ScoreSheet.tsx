import { ROUNDS, totalsOf, type View } from '@fivefold/rules/my-number';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Player } from '../types.ts';
import { CardChip } from './Opponent.tsx';
import styles from './ScoreSheet.module.css';
import { signed, type T } from './words.ts';

interface ScoreSheetProps {
  readonly t: T;
  readonly view: View;
  readonly players: readonly Player[];
}

/** The pad: cards and bonus of every finished round, over the middle of the table. */
export function ScoreSheet({ t, view, players }: ScoreSheetProps) {
  const { table, stage } = view;
  const last = table.finished.at(-1);
  const totals = totalsOf(table.finished, players.length);
  const best = Math.max(...totals);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i);
  return (
    <section className={styles.sheet} data-testid="score-sheet">
      <h2>{stage.phase === 'over' ? t('pad.final') : t('pad.title', { n: table.round })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" className={styles.last}>
              {t('pad.last')}
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col" data-now={round === table.round - 1 || undefined}>
                <span className={styles.long}>{t('pad.round', { n: round + 1 })}</span>
                <span className={styles.short} aria-hidden="true">
                  {round + 1}
                </span>
              </th>
            ))}
            <th scope="col">{t('pad.total')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.seat} data-me={player.me || undefined}>
              <th scope="row">
                <span className={styles.who}>
                  <Avatar animal={player.animal} />
                  <bdi title={player.name}>{player.name}</bdi>
                  {stage.phase === 'roundEnd' && stage.continued[player.seat] && (
                    <span className={styles.ready} title={t('pad.ready')}>
                      <Icon name="check" size={16} />
                    </span>
                  )}
                </span>
              </th>
              <td className={styles.last}>{last && <CardChip card={last.lastCards[player.seat]!} />}</td>
              {rounds.map((round) => {
                const score = table.finished[round]?.scores[player.seat];
                return (
                  <td key={round} data-now={round === table.round - 1 || undefined}>
                    {score && (
                      <>
                        <b className="figure">{score.total}</b>
                        <small>
                          {score.collection} {signed(score.bonus)}
                        </small>
                      </>
                    )}
                  </td>
                );
              })}
              <td data-best={totals[player.seat] === best || undefined}>
                <b className="figure">{totals[player.seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
