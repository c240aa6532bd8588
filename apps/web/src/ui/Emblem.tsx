import { EMBLEM_BOX, type EmblemShape, gameArt } from '@fivefold/art';
import type { GameId } from '@fivefold/rules';
import styles from './Emblem.module.css';

const { x, y, width, height } = EMBLEM_BOX;

/** The mark of a game; always beside its name. Its size is --emblem. */
export function GameEmblem({ game }: { readonly game: GameId }) {
  return (
    <svg className={styles.emblem} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {gameArt[game].emblem.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <Shape key={at} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { readonly shape: EmblemShape }) {
  if ('d' in shape) return <path fill="none" {...shape} />;
  const { text, size, ...place } = shape;
  return (
    <text {...place} textAnchor="middle" fontSize={size} className="figure">
      {text}
    </text>
  );
}
