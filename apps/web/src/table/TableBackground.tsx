import type { GameId } from '@fivefold/rules';
import { memo } from 'react';
import { manifests } from '../games/manifests.ts';
import styles from './TableBackground.module.css';

export const TableBackground = memo(function TableBackground({ game }: { readonly game: GameId }) {
  const { light, dark } = manifests[game].background;
  return (
    <svg className={styles.facets} viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
      {light.map((points) => (
        <polygon key={points} points={points} className={styles.light} />
      ))}
      {dark.map((points) => (
        <polygon key={points} points={points} className={styles.dark} />
      ))}
    </svg>
  );
});
