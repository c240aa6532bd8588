import { expect, test } from 'vitest';
import { handsStripOf } from './handsStrip.ts';

const room = { people: 4, thin: false, layout: 'wide', narrow: false, zoomed: false } as const;

test.each([
  ['in one row on a desktop', {}, 4, 3.75],
  ['in two rows where five play', { people: 5 }, 3, 7],
  ['two beside each other on a phone', { layout: 'phone' }, 2, 5.75],
  ['in one row where nobody holds two cards', { layout: 'phone', thin: true }, 6, 3.5],
  ['without a strip beside the table of a phone on its side', { layout: 'phone-landscape' }, 1, 0],
  ['in one row on a narrow phone on its side', { layout: 'phone-landscape', narrow: true }, 4, 2.5],
  ['without a strip at 400 %', { layout: 'phone', zoomed: true }, 1, 0],
] as const)('shows hands %s', (_where, more, columns, height) => {
  expect(handsStripOf({ ...room, ...more })).toEqual({ columns, height });
});
