import { use } from 'react';
import { loadChunk } from '../net/page.ts';

const drawn = new Map<string, Promise<{ readonly size: number; readonly path: string }>>();

/** One path, because a thousand elements would be slow. */
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

/** Always dark on white, because many cameras cannot read inverted codes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = use(draw(text));
  return (
    <svg
      className="w-full h-full"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-testid="qr"
    >
      <path d={path} fill="#15272c" shapeRendering="crispEdges" />
    </svg>
  );
}
