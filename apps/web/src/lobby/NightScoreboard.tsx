import { faceOfPlayer, type RoomView } from '@fivefold/room';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { RoomStatisticsButton } from '../statistics/StatisticsButtons.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './NightScoreboard.module.css';
import { roomScoreColumns, roomScoreRows } from './night.ts';
import { useLobbyT } from './words.ts';

const MOST_COLUMNS = 4;

/** The scoreboard of the evening. */
export function RoomScoreboard({ view }: { readonly view: RoomView }) {
  const t = useT();
  const lobby = useLobbyT();
  const rows = roomScoreRows(view.night);
  const columns = roomScoreColumns(view.night, MOST_COLUMNS);
  const best = rows[0]?.total ?? 0;
  const show = (points: number) => points.toLocaleString(t.lang);
  return (
    <section className={styles.night} aria-labelledby="night" data-testid="night">
      <div className="flex flex-wrap justify-between items-baseline gap-2">
        <h2 id="night">{lobby('night.title')}</h2>
        {rows.length > 0 && (
          <span className="ink-2 text-md">
            {lobby('night.played', { n: view.night.reduce((n, { games = 1 }) => n + games, 0) })}
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="ink-2 text-md">{lobby('night.empty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ game, number }) => (
                <th
                  key={number}
                  scope="col"
                  title={lobby('night.replay', { game: gameTitle(game, t.lang), n: number })}
                >
                  {/* In a new tab, because the room goes on. */}
                  <a
                    className="grid place-items-center h-full rounded-chip hoverable"
                    href={`/r/${view.code}/${number}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <GameEmblem game={game} />
                    <span className="visually-hidden">
                      {lobby('night.replay', { game: gameTitle(game, t.lang), n: number })}
                    </span>
                  </a>
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{lobby('night.total')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className="flex items-center gap-2">
                    <Avatar face={faceOfPlayer(view.faces, row)} />
                    <bdi className="truncate" title={row.name}>
                      {row.name}
                    </bdi>
                    {best > 0 && row.total === best && (
                      <span className="crown flex-none">
                        <Icon name="crown" size={16} />
                      </span>
                    )}
                  </span>
                </th>
                {columns.map(({ at, number }) => {
                  const got = row.points[at];
                  return (
                    <td key={number} className="ink-2">
                      {got ? (
                        <span className={got.won ? styles.won : undefined}>{show(got.points)}</span>
                      ) : (
                        <span className="visually-hidden">{lobby('night.absent')}</span>
                      )}
                    </td>
                  );
                })}
                <td className="figure">{show(row.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <RoomStatisticsButton view={view} />}
    </section>
  );
}
