import { GAME_IDS, type GameId } from '@fivefold/rules';
import { gameTagline, gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './GameLeaflet.module.css';
import { useHomeT } from './words.ts';

interface GameLeafletProps {
  readonly game: GameId;
  readonly onChange: (game: GameId) => void;
}

/** Radio buttons for the games. */
export function GameRadioButtons({ game, onChange }: GameLeafletProps) {
  const t = useT();
  const home = useHomeT();
  return (
    <fieldset className={styles.leaflet}>
      <legend className="visually-hidden">{home('games')}</legend>
      {GAME_IDS.map((id) => (
        <label key={id} className={styles.panel} data-game={id} data-testid={`game-${id}`}>
          <input
            type="radio"
            name="game"
            className="visually-hidden"
            checked={id === game}
            onChange={() => onChange(id)}
          />
          <span className={styles.art}>
            <GameEmblem game={id} />
          </span>
          <span className={classNames(styles.name, 'figure text-3xl')}>{gameTitle(id, t.lang)}</span>
          <span className={classNames(styles.promise, id !== game && 'visually-hidden-short-phone')}>
            {gameTagline(id, t.lang)}
          </span>
          <span className={styles.facts}>
            <span className="flex items-center gap-2">
              <Icon name="people" size={18} />
              <span className="visually-hidden">{home('players')}: </span>
              {t('app.players', { from: manifests[id].players.min, to: manifests[id].players.max })}
            </span>
            <span className="flex items-center gap-2">
              <Icon name="clock" size={18} />
              {t('app.minutes', { n: manifests[id].minutes })}
            </span>
          </span>
          <span className={styles.mark}>
            <Icon name="check" size={18} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
