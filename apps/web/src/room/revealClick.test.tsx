// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { TableHeader } from '../table/TableHeader.tsx';
import { advanceFakeClock, findByTestId, openDevPage, stubDevPage } from './devPage.testing.tsx';

/** The header is rendered as often as the table around it. */
const renders = vi.hoisted(() => ({ headers: 0 }));
vi.mock('../table/TableHeader.tsx', async (load) => {
  const module = await load<{ TableHeader: typeof TableHeader }>();
  return {
    TableHeader: (props: Parameters<typeof TableHeader>[0]) => {
      renders.headers += 1;
      return module.TableHeader(props);
    },
  };
});

stubDevPage();

test('a click on a card during a reveal picks it and ends the reveal in one render', async () => {
  const { send, room, legal } = await openDevPage({ game: 'my-number', me: 0, moves: 3 });
  const table = () => room.getState().view!.table!;
  const [action] = legal(table().view);
  await act(() => send({ type: 'act', number: table().number, move: table().move, action: action as never }));
  await advanceFakeClock(100);
  expect(findByTestId('table')!.dataset.revealing).toBe('true');
  renders.headers = 0;
  // A browser lets React render before the next listener, the one of the document: the table must not need that one.
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  const card = document.querySelector<HTMLElement>('[data-testid=hand] [role=option]')!;
  await act(async () => card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(findByTestId('table')!.dataset.revealing).toBeUndefined();
  expect(document.querySelector('[data-testid=hand] [aria-selected=true]')).not.toBeNull();
  expect(renders.headers).toBe(1);
});
