import type { TableView } from '@fivefold/room';
import type { Outcome } from '@fivefold/rules';
import type { AnyGameModule, GameResultMessages, TablePlayer } from '../games/types.ts';
import { PlayerNameCell } from '../table/PlayerNameCell.tsx';
import { useTableT } from '../table/words.ts';
import { isPhone, useLayout } from '../ui/layout.ts';
import {
  commonScoreCategoryKeyOf,
  decidingTieBreakOf,
  isDecidedByPoints,
  scoreCategoriesWithPoints,
  sumCategoriesByRound,
} from './columns.ts';
import styles from './Result.module.css';

interface ScoreBreakdownProps {
  readonly outcome: Outcome;
  readonly players: readonly TablePlayer[];
  readonly game: AnyGameModule;
  readonly table: TableView;
}

/** The number of columns whose headings fit beside the open chat. */
const MAX_COLUMNS = { wide: 6, narrow: 5, phone: 3 } as const;

/** The score sheet by category, with the tie-break that decided. */
export function ScoreBreakdown({ outcome, players, game, table }: ScoreBreakdownProps) {
  const t = useTableT();
  const decided = decidingTieBreakOf(outcome);
  const title = t(isDecidedByPoints(outcome) ? 'result.points' : 'result.sheet');
  const how = decided ? game.words.maybe(t.lang, `tie.${decided}`) : null;
  return (
    <section className={styles.sheet} data-testid="breakdown">
      <h2>{title}</h2>
      {how && <p className="ink-2">{t('result.decided', { how })}</p>}
      {game.Breakdown ? (
        <game.Breakdown
          view={table.view}
          why={game.explain(table.view)}
          players={players}
          outcome={outcome}
        />
      ) : (
        <Categories outcome={outcome} players={players} words={game.words} title={title} />
      )}
    </section>
  );
}

interface CategoriesProps {
  readonly outcome: Outcome;
  readonly players: readonly TablePlayer[];
  readonly words: GameResultMessages;
  readonly title: string;
}

/** One column for each category. */
function Categories({ outcome, players, words, title }: CategoriesProps) {
  const t = useTableT();
  const scored = isDecidedByPoints(outcome);
  const layout = useLayout();
  const most = MAX_COLUMNS[isPhone(layout) ? 'phone' : layout === 'wide' ? 'wide' : 'narrow'];
  const all = scoreCategoriesWithPoints(outcome.breakdown);
  const columns = all.length > Math.max(most, MAX_COLUMNS.narrow) ? sumCategoriesByRound(all) : all;
  const tight = columns.length > most;
  const only = commonScoreCategoryKeyOf(columns);
  const nameOf = (key: string) => words.maybe(t.lang, `result.${key}`) ?? key;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table data-tight={tight || undefined}>
        <thead>
          <tr>
            <td className="ink-2">
              {only ? nameOf(only) : tight && columns[0]!.round !== null && t('result.rounds')}
            </td>
            {columns.map(({ key, round }) => (
              <th key={`${key}${round}`} scope="col">
                {key !== '' && key !== only && nameOf(key)}
                {round !== null && (
                  <small className="block ink-3 text-xs">
                    <span className={tight ? 'visually-hidden' : undefined}>
                      {t('result.round', { n: round })}
                    </span>
                    {tight && <span aria-hidden="true">{round}</span>}
                  </small>
                )}
              </th>
            ))}
            {scored && <th scope="col">{t('result.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {outcome.ranking.map(({ seat, score }) => {
            const player = players[seat]!;
            return (
              <tr key={seat} data-me={player.me || undefined}>
                <PlayerNameCell player={player} />
                {columns.map(({ key, round, points }) => (
                  <td key={`${key}${round}`} className={points[seat] ? undefined : 'ink-3'}>
                    {String(points[seat] ?? 0).replace('-', '−')}
                  </td>
                ))}
                {scored && <td className="figure">{score}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
