import { expect, test } from 'vitest';
import { splitEveningLinks } from './eveningLinks.ts';

const HOST = 'https://cards.example';
const ID = 'a1-_'.repeat(6);
const links = (text: string) =>
  splitEveningLinks(text, HOST)
    .filter(({ isLink }) => isLink)
    .map(({ part }) => part);

test.each([`${HOST}/e/${ID}`, `${HOST}/e/${ID}?lang=ru`])(
  '%s is a link, and the words around it are not',
  (link) => {
    const text = `Our evening: ${link}\nsee it`;
    expect(links(text)).toEqual([link]);
    expect(
      splitEveningLinks(text, HOST)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text);
  },
);

test.each([
  `https://evil.example/e/${ID}`,
  `${HOST}.evil.example/e/${ID}`,
  `http://cards.example/e/${ID}`,
  `${HOST}/e/${ID}x`,
  `${HOST}/e/${ID.slice(1)}`,
  `${HOST}/e/${ID}?lang=fr`,
  `${HOST}/e/${ID}?lang=en&next=//evil.example`,
  `${HOST}/e/${ID}#top`,
  `${HOST}/r/KITE-4271`,
  `javascript:alert(1)//${HOST}/e/${ID}`,
  `/e/${ID}`,
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
});
