import type { GameId } from '@fivefold/rules';
import { GAME_FACTS, GAME_ORDER } from '../games/facts.ts';
import { gameModules } from '../games/registry.ts';
import { useT } from '../i18n/useT.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './GameLeaflet.module.css';

interface GameLeafletProps {
  readonly game: GameId;
  readonly onChange: (game: GameId) => void;
}

/** Radio buttons for the five games. */
export function GameLeaflet({ game, onChange }: GameLeafletProps) {
  const t = useT();
  return (
    <fieldset className={styles.leaflet}>
      <legend className="visually-hidden">{t('home.games')}</legend>
      {GAME_ORDER.map((id) => (
        <label key={id} className={styles.panel} data-game={id} data-testid={`game-${id}`}>
          <input
            type="radio"
            name="game"
            className="visually-hidden"
            checked={id === game}
            disabled={!gameModules[id]}
            onChange={() => onChange(id)}
          />
          <span className={styles.art}>
            <Emblem game={id} />
          </span>
          <span className={styles.name}>{t(`game.${id}`)}</span>
          <span className={styles.promise}>{t(`promise.${id}`)}</span>
          <span className={styles.facts}>
            <span>
              <Icon name="people" size={18} />
              <span className="visually-hidden">{t('home.players')}: </span>
              {t('app.players', { from: GAME_FACTS[id].min, to: GAME_FACTS[id].max })}
            </span>
            <span>
              <Icon name="clock" size={18} />
              {t('app.minutes', { n: GAME_FACTS[id].minutes })}
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
