import type { GameId } from '@fivefold/rules';
import { manifests } from '../games/manifests.ts';
import styles from './Emblem.module.css';

/** The mark of a game; always beside its name. Its size is --emblem. */
export function Emblem({ game }: { readonly game: GameId }) {
  const Drawing = manifests[game].Emblem;
  return (
    <svg className={styles.emblem} viewBox="0 -6 100 106" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
