import type { GameId } from '@fivefold/rules';
import { FACTS, ORDER } from '../games/facts.ts';
import { tables } from '../games/registry.ts';
import { useT } from '../i18n/useT.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Leaflet.module.css';

interface LeafletProps {
  readonly game: GameId;
  readonly onChange: (game: GameId) => void;
}

/** Five panels, folded like a map: one choice out of five. */
export function Leaflet({ game, onChange }: LeafletProps) {
  const t = useT();
  return (
    <fieldset className={styles.leaflet}>
      <legend className="visually-hidden">{t('home.games')}</legend>
      {ORDER.map((id) => (
        <label key={id} className={styles.panel} data-game={id} data-testid={`game-${id}`}>
          <input
            type="radio"
            name="game"
            className="visually-hidden"
            checked={id === game}
            disabled={!tables[id]}
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
              {t('app.players', { from: FACTS[id].min, to: FACTS[id].max })}
            </span>
            <span>
              <Icon name="clock" size={18} />
              {t('app.minutes', { n: FACTS[id].minutes })}
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
