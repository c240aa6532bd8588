import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translatorFor } from '../../i18n/useT.ts';
import { IotaActions } from './Dock.tsx';
import { promptOf } from './prompt.ts';
import { words } from './words.ts';

const t = translatorFor(words, 'en');
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

type Props = Parameters<typeof promptOf>[1];
type PromptInputs = Parameters<typeof promptOf>[2];

test.each([
  [true, 'No card fits: pass, and swap if you like'],
  [false, 'Fits nowhere now'],
])('a picked card without a place, no card fits: %s: %s', (stuck, detail) => {
  const props = {
    view: { table: { over: null, turn: 0, quiet: 0, scores: [0, 0] }, hand: ['RC1'] },
    seat: 0,
    players: [{ name: 'Anna' }, { name: 'Max' }],
    hints: 'full',
  } as unknown as Props;
  const turn = { picked: 'RC1', swap: null, count: 0, staging: { placements: [], recycles: [] }, look: {} };
  const inputs = { turn, gain: null, targets: [], stuck } as unknown as PromptInputs;
  expect(promptOf(t, props, inputs).detail).toBe(detail);
});
