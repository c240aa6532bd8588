import { type Language, LOCALES } from '@fivefold/art';

export interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute, because messengers do not resolve addresses. */
  readonly url: string;
  readonly image: string;
  /** Of the image; 1200 x 630 where left out. */
  readonly size?: { readonly width: number; readonly height: number };
}

const BLOCK = /<!-- preview -->[\s\S]*<!-- \/preview -->/;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** The page with the title, description and picture that a messenger shows for its link. */
export function insertPageHead(html: string, head: PageHead): string {
  const { language, title, description, url, image, size = { width: 1200, height: 630 } } = head;
  const properties = {
    'og:site_name': 'Fivefold',
    'og:type': 'website',
    'og:locale': LOCALES[language].replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': `${title}. ${description}`,
  };
  const names = { description, 'twitter:card': 'summary_large_image' };
  const tags = [
    ...Object.entries(names).map(([key, text]) => `<meta name="${key}" content="${escaped(text)}" />`),
    ...Object.entries(properties).map(
      ([key, text]) => `<meta property="${key}" content="${escaped(text)}" />`,
    ),
    `<title>${escaped(title)}</title>`,
  ];
  // A function, because `$` in a name would be a pattern.
  return html
    .replace(BLOCK, () => tags.join('\n    '))
    .replace('<html lang="en">', `<html lang="${language}">`);
}
