import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { IotaWildIdentities } from './WildIdentities.tsx';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const box = (identities: readonly 'RC2'[] | null) =>
  renderToStaticMarkup(
    <IotaWildIdentities
      t={translatorFor(gameMessages, 'en')}
      identities={identities}
      recyclers={['RC4']}
      onRecycle={() => {}}
      low={false}
      onClose={() => {}}
    />,
  );

test('the box of a wild shows its identities and my cards that may replace it', () => {
  expect(box(['RC2'])).toContain('The wild can still be');
  expect(box(['RC2'])).toContain('red circle 2');
  expect(box(['RC2'])).toContain('recycle-RC4');
});

test('without hints it only offers to take the wild', () => {
  expect(box(null)).toContain('Take the wild');
  expect(box(null)).toContain('recycle-RC4');
  expect(box(null)).not.toMatch(/can still be|0\u00a0cards|<ul>/);
});
