import type { Event } from '@fivefold/rules/iota';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { IotaActions } from './Dock.tsx';
import { gamePromptOf, iotaSeatTurnNotesOf } from './prompt.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const t = translatorFor(gameMessages, 'en');
const idle = () => {};
const actions = (onlyPass: boolean) =>
  renderToStaticMarkup(
    <IotaActions
      t={t}
      primary={onlyPass ? t('pass') : t('play')}
      onPrimary={idle}
      onUndo={null}
      onPass={idle}
      passing={false}
      onlyPass={onlyPass}
    />,
  );

test('where no card fits there is one button that passes', () => {
  expect(actions(true).match(/data-testid="pass"/g)).toHaveLength(1);
  expect(actions(true)).not.toContain('confirm-move');
  expect(actions(false)).toContain('data-testid="pass"');
  expect(actions(false)).toContain('data-testid="confirm-move"');
});

type Props = Parameters<typeof gamePromptOf>[1];
type PromptInputs = Parameters<typeof gamePromptOf>[2];

const propsOfTurn = {
  view: { table: { over: null, turn: 0, quiet: 0, scores: [0, 0] }, hand: ['RC1'] },
  seat: 0,
  players: [{ name: 'Anna' }, { name: 'Max' }],
  hints: 'full',
} as unknown as Props;
const draft = { picked: 'RC1', swap: null, count: 0, staging: { placements: [], recycles: [] }, look: {} };

test.each([
  [true, 'No card fits: pass, and swap if you like'],
  [false, 'Fits nowhere now'],
])('a picked card without a place, no card fits: %s: %s', (stuck, detail) => {
  const inputs = { turn: draft, gain: null, targets: [], stuck, refusal: null } as unknown as PromptInputs;
  expect(gamePromptOf(t, propsOfTurn, inputs).detail).toBe(detail);
});

test('the prompt says why a card was refused on a cell', () => {
  const refusal = 'A line has at most four cards.';
  const inputs = { turn: draft, gain: null, targets: [{}], stuck: false, refusal } as unknown as PromptInputs;
  expect(gamePromptOf(t, propsOfTurn, inputs).detail).toBe(refusal);
});

test.each([
  [1, '+1 point'],
  [8, '+8 points'],
])('a gain of %i has a word for a screen reader', (total, read) => {
  const scored = { type: 'scored', seat: 1, score: { total } } as unknown as Event;
  expect(iotaSeatTurnNotesOf(t, [scored])?.get(1)).toEqual({ shown: `+${total}`, read });
});
