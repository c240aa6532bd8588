// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { advanceFakeClock, findByTestId, openDevPage, stubDevPage } from './devPage.testing.tsx';

stubDevPage();

test('what happened during an absence is listed after its reveal', async () => {
  const { send, room, legal } = await openDevPage({ game: 'my-number', me: 0, moves: 3 });
  const { useConnection } = await import('../state/connection.ts');
  const table = () => room.getState().view!.table!;
  const [action] = legal(table().view);
  await act(async () => useConnection.setState({ status: 'connecting' }));
  await act(() => send({ type: 'act', number: table().number, move: table().move, action: action as never }));
  await act(async () => useConnection.setState({ status: 'online' }));
  await advanceFakeClock(100);
  expect(findByTestId('table')!.dataset.revealing).toBe('true');
  expect(findByTestId('catch-up')?.textContent ?? '').not.toContain('takes');
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
  );
  expect(findByTestId('table')!.dataset.revealing).toBeUndefined();
  expect(findByTestId('catch-up')!.textContent).toContain('takes');
});
