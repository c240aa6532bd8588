import type { GameId } from '@fivefold/rules';
import { useLocation } from 'wouter';
import { wasFirstHandPlayed } from '../firstHand/storedBeats.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FirstHandDoor.module.css';
import { useHomeT } from './words.ts';

/** The way to the first hand of a game: soft saffron until it was played once. */
export function FirstHandHomeButton({ game }: { readonly game: GameId }) {
  const t = useHomeT();
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className={styles.door}
      data-played={wasFirstHandPlayed(game) || undefined}
      onClick={() => navigate(`/first/${game}`)}
      data-testid="first-hand"
    >
      <Icon name="play" size={22} />
      <span className="titled">
        <small className="text-sm">{t('firstHand.ask')}</small>
        <b className="font-semibold">{t('firstHand')}</b>
      </span>
    </button>
  );
}
