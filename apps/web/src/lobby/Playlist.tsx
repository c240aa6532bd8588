import { GAME_IDS, type GameId } from '@fivefold/rules';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Playlist.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const MAX_GAMES = 20;

/** The planned games of the room. */
export function GamePlaylist({ view, host, ask }: Pick<LobbyProps, 'view' | 'host' | 'ask'>) {
  const t = useT();
  const lobby = useLobbyT();
  const { playlist } = view;
  if (!host && playlist.length === 0) return null;
  const set = (games: readonly GameId[]) => void ask({ type: 'playlist', games: [...games] });
  return (
    <section className={styles.playlist} aria-labelledby="playlist" data-testid="playlist">
      <h2 id="playlist">{lobby('playlist.title')}</h2>
      <p className="ink-2 text-md">{lobby(playlist.length > 0 ? 'playlist.text' : 'playlist.empty')}</p>
      {playlist.length > 0 && (
        <ol className="grid gap-1">
          {playlist.map((game, i) => {
            const key = `${i}${game}`;
            return (
              <li key={key} className={styles.planned}>
                <GameEmblem game={game} />
                <span className="flex-1">{gameTitle(game, t.lang)}</span>
                {host && (
                  <IconButton
                    icon="close"
                    bare
                    label={lobby('playlist.remove', { game: gameTitle(game, t.lang) })}
                    onClick={() => set(playlist.filter((_, at) => at !== i))}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      {host && playlist.length < MAX_GAMES && (
        <div className={classNames(styles.add, 'grid gap-1 columns')}>
          {GAME_IDS.map((id) => (
            <button
              key={id}
              type="button"
              className="relative grid place-items-center min-h-target rounded-button hoverable"
              title={gameTitle(id, t.lang)}
              aria-label={lobby('playlist.add', { game: gameTitle(id, t.lang) })}
              data-testid={`plan-${id}`}
              onClick={() => set([...playlist, id])}
            >
              <GameEmblem game={id} />
              <Icon name="plus" size={14} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
