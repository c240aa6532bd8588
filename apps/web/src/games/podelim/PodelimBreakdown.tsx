import { PODELIM_CARD_VALUES, type View, type ViewExplanation } from '@fivefold/rules/podelim';
import { useMessages } from '../../i18n/useT.ts';
import { PlayerNameCell } from '../../table/PlayerNameCell.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { GameScoreBreakdownProps } from '../types.ts';
import styles from './PodelimBreakdown.module.css';
import './Cards.module.css';
import stacks from './StackCell.module.css';
import { podelimPlaceInMajority } from './seatActivity.ts';
import { gameMessages } from './words.ts';

/** The stacks of all players, in the order of the result. */
export function PodelimBreakdown({ why, players, outcome }: GameScoreBreakdownProps<View, ViewExplanation>) {
  const t = useMessages(gameMessages);
  return (
    <div className={classNames(styles.sheet, 'grid')}>
      <p>{t('board.legend')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {PODELIM_CARD_VALUES.map((value) => (
              <th key={value} scope="col" className={styles.value} data-value={value}>
                <b className="figure">{value}</b>
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('board.points')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {outcome.ranking.map(({ seat, score }) => {
            const player = players[seat]!;
            return (
              <tr key={seat} data-me={player.me || undefined}>
                <PlayerNameCell player={player} />
                {why.majorities.map((majority) => {
                  const lead = podelimPlaceInMajority(majority, seat);
                  const n = majority.counts[seat]!;
                  return (
                    <td key={majority.value} data-value={majority.value}>
                      {lead !== 'none' && (
                        <span className={classNames(stacks.stack, styles.stack)} data-lead={lead}>
                          <span>{n}</span>
                          {lead !== 'behind' && <span className="visually-hidden">{t(`board.${lead}`)}</span>}
                        </span>
                      )}
                    </td>
                  );
                })}
                <td className={classNames('figure text-center', styles.total)}>{score}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
