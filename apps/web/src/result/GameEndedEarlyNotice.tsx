import type { TableView } from '@fivefold/room';
import type { AnyGameModule, TablePlayer } from '../games/types.ts';
import { PlayerNameCell } from '../table/PlayerNameCell.tsx';
import { useTableT } from '../table/words.ts';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import podium from './Podium.module.css';
import styles from './Result.module.css';

interface EndedEarlyProps {
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly players: readonly TablePlayer[];
}

/** A game that a host ended: no winner, but who ended it and the scores so far. */
export function GameEndedEarlyNotice({ table, game, players }: EndedEarlyProps) {
  const t = useTableT();
  const name = table.endedBy;
  const n = game.roundNow?.(table.view);
  const scores = game.scoresNow(table.view);
  const rows = scores ? players.toSorted((a, b) => scores[b.seat]! - scores[a.seat]!) : players;
  return (
    <div className="grid gap-4">
      <h2 className={podium.title} data-testid="ended-early" {...screenHeadingProps}>
        {name === undefined
          ? t('result.ended')
          : n === undefined
            ? t('result.endedBy', { name })
            : t('result.endedBy.round', { name, n })}
      </h2>
      <section className={styles.sheet} data-testid="scores-so-far">
        <h3>{t('result.soFar')}</h3>
        <table>
          <tbody>
            {rows.map((player) => (
              <tr key={player.seat} data-me={player.me || undefined}>
                <PlayerNameCell player={player} />
                {scores && <td className="figure">{scores[player.seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
