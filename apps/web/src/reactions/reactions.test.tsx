// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { findByTestId, openDevPage, stubDevPage, waitForElementShown } from '../room/devPage.testing.tsx';
import { stubLocalStorage } from '../state/storage.testing.ts';

stubLocalStorage();
stubDevPage();

const press = (element: HTMLElement | null) => act(async () => element!.click());

test('a move and a player get reactions; after three the emotes rest', async () => {
  await openDevPage({ game: 'red7', me: 1, moves: 2 });
  await press([...document.querySelectorAll<HTMLElement>('[data-testid=react-to-line]')].at(-1)!);
  await waitForElementShown('reaction-picker');
  await press(findByTestId('react-wow'));
  expect(findByTestId('reaction-picker')).toBeNull();
  expect((await waitForElementShown('line-reaction')).textContent).toBe('Max: Wow');

  expect(findByTestId('face-1'), 'nobody reacts to oneself').toBeNull();
  for (const _ of [1, 2]) {
    await press(findByTestId('face-2'));
    await waitForElementShown('react-plane');
    await press(findByTestId('react-plane'));
  }
  expect((await waitForElementShown('reaction-2')).dataset.reaction).toBe('plane');
  await press(findByTestId('face-2'));
  expect((await waitForElementShown('react-plane')).getAttribute('aria-disabled')).toBe('true');
});
