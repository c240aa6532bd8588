import { use } from 'react';
import { loadChunk } from '../net/page.ts';
import styles from './Invite.module.css';

const drawn = new Map<string, Promise<{ readonly size: number; readonly path: string }>>();

/** The drawing is one path: a QR code has a thousand squares, and a thousand elements would be felt. */
function draw(text: string) {
  let drawing = drawn.get(text);
  if (!drawing) {
    drawing = loadChunk(() => import('uqr')).then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 2 });
      const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('');
      return { size, path };
    });
    drawn.set(text, drawing);
  }
  return drawing;
}

/** For the phone across the table. Always dark on white: many cameras do not read it the other way round. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = use(draw(text));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-testid="qr">
      <path d={path} fill="#15272c" shapeRendering="crispEdges" />
    </svg>
  );
}
