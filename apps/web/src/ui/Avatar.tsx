import type { Face } from '@fivefold/room';
import type { Ref } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';
import { drawPlayerFace, faceBackground } from './faces.tsx';
import { Icon, type IconName } from './Icon.tsx';

const PENTAGON = 'M50 6 94.7 38.5 77.6 91 22.4 91 5.3 38.5Z';
const RING = 'M50 -5 105.2 35.1 84.1 100 15.9 100 -5.2 35.1Z';

interface AvatarProps {
  readonly face: Face;
  /** Remaining share of the time, 1 to 0; `null` draws the whole ring. */
  readonly ring?: number | null;
  readonly tone?: 'act' | 'wait' | 'good' | 'danger';
  readonly away?: boolean;
  readonly badge?: IconName;
  readonly badgeTone?: 'dark' | 'danger';
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A folded-paper face on a pentagon, of size --avatar. Hidden from screen readers, because a name always stands
 * beside it.
 */
export function Avatar({ face, ring, tone = 'act', away, badge, badgeTone = 'dark', ref }: AvatarProps) {
  return (
    <span
      ref={ref}
      className={styles.avatar}
      data-face={face}
      data-away={away || undefined}
      aria-hidden="true"
    >
      <svg
        viewBox="-9 -9 118 118"
        className={classNames(styles.drawing, 'w-full h-full overflow-visible')}
        aria-hidden="true"
      >
        {ring !== undefined && (
          <g className={styles.ring} data-tone={tone}>
            <path d={RING} className={styles.track} />
            <path
              d={RING}
              pathLength="100"
              strokeDasharray={`${(ring ?? 1) * 100} 100`}
              className={styles.left}
            />
          </g>
        )}
        <path
          d={PENTAGON}
          fill={faceBackground(face)}
          stroke={faceBackground(face)}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        {drawPlayerFace(face)}
      </svg>
      {badge && (
        <span className={styles.badge} data-tone={badgeTone}>
          <Icon name={badge} size={12} />
        </span>
      )}
    </span>
  );
}
