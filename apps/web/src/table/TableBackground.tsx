import type { GameId } from '@fivefold/rules';
import styles from './TableBackground.module.css';

/** The background pattern of each game: light facets first, then dark ones. */
const PATTERNS: Record<GameId, readonly [light: readonly string[], dark: readonly string[]]> = {
  podelim: [['0,0 455,0 380,900 0,900'], ['930,0 1440,0 1440,900 1010,900']],
  'my-number': [
    ['0,0 210,0 150,900 0,900', '425,0 640,0 590,900 390,900', '850,0 1080,0 1060,900 830,900'],
    ['210,0 425,0 390,900 150,900', '640,0 850,0 830,900 590,900', '1080,0 1440,0 1440,900 1060,900'],
  ],
  iota: [
    ['720,450 0,0 720,0', '720,450 1440,450 1440,900', '720,450 0,900 0,450'],
    ['720,450 1440,0 1440,450', '720,450 720,900 0,900', '720,450 0,0 0,450'],
  ],
  red7: [
    ['720,960 160,0 480,0', '720,960 620,0 880,0', '720,960 1100,0 1360,0', '720,960 0,800 0,420'],
    ['720,960 480,0 620,0', '720,960 880,0 1100,0', '720,960 0,420 0,100', '720,960 1440,300 1440,700'],
  ],
  eight28: [
    ['360,0 720,0 560,420', '720,0 1080,0 880,420', '560,420 880,420 720,900'],
    ['0,0 360,0 560,420 0,620', '1080,0 1440,0 1440,620 880,420', '0,620 560,420 720,900 300,900'],
  ],
};

export function TableBackground({ game }: { readonly game: GameId }) {
  const [light, dark] = PATTERNS[game];
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
}
