// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { findByTestId, openDevPage, stubPage, waitUntilShown } from '../room/devPage.testing.tsx';
import { stubLocalStorage } from '../state/storage.testing.ts';

stubLocalStorage();
stubPage();

const press = (element: HTMLElement | null) => act(async () => element!.click());

test('a move and a player get reactions; after three the emotes rest', async () => {
  await openDevPage({ game: 'red7', me: 1, moves: 2 });
  await press([...document.querySelectorAll<HTMLElement>('[data-testid=react-to-line]')].at(-1)!);
  await waitUntilShown('reaction-picker');
  await press(findByTestId('react-wow'));
  expect(findByTestId('reaction-picker')).toBeNull();
  expect((await waitUntilShown('line-reaction')).textContent).toBe('Max: Wow');

  expect(findByTestId('face-1'), 'nobody reacts to oneself').toBeNull();
  for (const _ of [1, 2]) {
    await press(findByTestId('face-2'));
    await waitUntilShown('react-plane');
    await press(findByTestId('react-plane'));
  }
  expect((await waitUntilShown('reaction-2')).dataset.reaction).toBe('plane');
  await press(findByTestId('face-2'));
  expect((await waitUntilShown('react-plane')).getAttribute('aria-disabled')).toBe('true');
});
