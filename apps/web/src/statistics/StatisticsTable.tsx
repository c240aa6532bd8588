import type { ReactNode } from 'react';
import styles from '../lobby/NightScoreboard.module.css';
import type { GamesWonTally } from './statistics.ts';
import { useStatisticsT } from './words.ts';

interface StatisticsTableProps {
  /** What the rows are: players or games. */
  readonly of: 'player' | 'game';
  readonly rows: readonly (GamesWonTally & {
    readonly key: string;
    readonly head: ReactNode;
    readonly more?: ReactNode;
  })[];
  /** The title of the last column, where the rows have one. */
  readonly more?: string;
}

/** Games, wins and mean place, one row each. */
export function StatisticsTable({ of, rows, more }: StatisticsTableProps) {
  const t = useStatisticsT();
  return (
    <div className={styles.night} data-testid="statistics">
      <table>
        <thead className="text-sm">
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t(of)}</span>
            </th>
            <th scope="col">{t('games')}</th>
            <th scope="col">{t('wins')}</th>
            <th scope="col">{t('place')}</th>
            {more !== undefined && <th scope="col">{more}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, games, wins, meanPlace, more: last }) => (
            <tr key={key}>
              <th scope="row">
                <span className="flex items-center gap-2">{head}</span>
              </th>
              <td>{games}</td>
              <td>{wins}</td>
              <td>{meanPlace?.toLocaleString(t.lang, { maximumFractionDigits: 1 })}</td>
              {more !== undefined && <td>{last}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
