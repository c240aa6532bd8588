import { memo } from 'react';
import styles from './Icon.module.css';

/** Drawn on 24 x 24 with a stroke of 2; paths that start with `!` are filled. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 4v4.5h4.5M10.5 9v6l4.5-3z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 14V3.5M8 7l4-3.8L16 7M7 11H5v9.5h14V11h-2',
  sliders:
    'M3 7h10m6 0h2M3 17h2m6 0h10M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.3 9.3a2.8 2.8 0 1 1 4 2.8c-.9.4-1.3.9-1.3 1.8m0 2.8v.4',
  chat: 'M4 4.5h16v12h-8.5L7 20.5v-4H4z',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  timer: 'M12 5.5a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6zM12 9.3v4.2M9.5 2.5h5',
  key: 'M7 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 13h10v4M17 13v3',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  offline:
    'M4 4l16 16M8 14.5a6 6 0 0 1 5-1.6M5 11a10 10 0 0 1 4.5-2.4M2 7.8A14 14 0 0 1 6.6 5M12.5 6A14 14 0 0 1 22 8M16.4 9.9A10 10 0 0 1 19 11.3M12 18.5v.2',
  smile: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.3 13.5a4 4 0 0 0 7.4 0M9 9.3v.4M15 9.3v.4',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  bulb: 'M9 18h6M10 21h4M9 18c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8',
  hand: 'M4.5 6.5 10 5v14l-5.5-1.5zM12.5 5 18 6.5v11L12.5 19z',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  contrast: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 3.5v17M14.5 6v12M17 8v8',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  leave: 'M10 4H5v16h5M9 12h11m-4-4 4 4-4 4',
  pause: 'M8.5 5v14M15.5 5v14',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10.3 21h3.4',
  easel: 'M5 5h14v10H5zM12 3v2M8 15l-2.5 6M16 15l2.5 6M12 15v3',
  flag: '!M5 3h2v1h12l-3 4.5 3 4.5H7v8H5z',
  arrowUp: '!M12 3.5 19.5 12H15v8.5H9V12H4.5z',
  play: '!M7 4.5 19.5 12 7 19.5z',
  send: '!M2.5 11.2 21.5 3l-5 18-4.6-7.4zM11.9 13.6z',
  crown: '!M3 8l4.7 3.4L12 4.5l4.3 6.9L21 8l-1.8 9H4.8zM5 19h14v2H5z',
  people:
    '!M8.5 5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM2 19.5c0-4 2.8-6.2 6.5-6.2s6.5 2.2 6.5 6.2zM16.3 5.8a2.8 2.8 0 1 1-1.4 5.2 5 5 0 0 0 .3-5zM17 13.2c3 .2 5 2.3 5 6.3h-4.8c.1-2.5-.6-4.6-2-6z',
} as const;
export type IconName = keyof typeof PATHS;

/** Hidden from screen readers: it always stands beside text or in a named control. */
export const Icon = memo(function Icon({
  name,
  size = 20,
}: {
  readonly name: IconName;
  readonly size?: number;
}) {
  const path = PATHS[name];
  const filled = path.startsWith('!');
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      data-filled={filled || undefined}
    >
      <path d={filled ? path.slice(1) : path} />
    </svg>
  );
});
