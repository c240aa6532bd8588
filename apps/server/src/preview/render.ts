import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** What satori takes instead of JSX. */
export interface PictureElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const require = createRequire(import.meta.url);
/** One face in several files; satori takes the first family of a list that has a letter. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
const FACES = [
  { name: 'Piazzolla', weight: 900, file: '@fontsource/piazzolla/files/piazzolla' },
  { name: 'Golos', weight: 500, file: '@fontsource/golos-text/files/golos-text' },
  { name: 'Golos', weight: 700, file: '@fontsource/golos-text/files/golos-text' },
] as const;
const familyOf = (name: (typeof FACES)[number]['name']): string =>
  SUBSETS.map((subset) => `${name} ${subset}`).join(', ');
export const DISPLAY_FONT = familyOf('Piazzolla');
export const TEXT_FONT = familyOf('Golos');

/** Loaded after the start: satori alone is almost half of the processor time that a server needs to start. */
let loaded: ReturnType<typeof loadRenderer> | undefined;
async function loadRenderer() {
  // resvg-js asks Node.js for a diagnostic report to see which C library there is. With network information, that looks up the
  // names of both ends of all open connections, one after another, and the event loop waits for each answer of the DNS server.
  Object.assign(process.report, { excludeNetwork: true });
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  return { satori, renderAsync, fonts: await loadFonts() };
}
const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    FACES.flatMap(({ name, weight, file }) =>
      SUBSETS.map(async (subset) => ({
        name: `${name} ${subset}`,
        weight,
        style: 'normal' as const,
        data: await readFile(require.resolve(`${file}-${subset}-${weight}-normal.woff`)),
      })),
    ),
  );

/** A PNG of this size. The pixels are made in a thread of libuv, so that other requests do not wait for them. */
export async function renderPng(
  page: PictureElement,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  loaded ??= loadRenderer();
  const { satori, renderAsync, fonts } = await loaded;
  const svg = await satori(page as never, { ...size, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
