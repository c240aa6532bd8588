// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { OpponentSeatPlate } from '../table/SeatPlate.tsx';
import { openDevPage, stubDevPage } from './devPage.testing.tsx';

const renders = vi.hoisted(() => ({ plates: 0 }));
vi.mock('../table/SeatPlate.tsx', async (load) => {
  const module = await load<{ OpponentSeatPlate: typeof OpponentSeatPlate }>();
  return {
    ...module,
    OpponentSeatPlate: (props: Parameters<typeof OpponentSeatPlate>[0]) => {
      renders.plates += 1;
      return module.OpponentSeatPlate(props);
    },
  };
});

stubDevPage();

test('picking a card renders no other player', async () => {
  await openDevPage({ game: 'my-number', me: 0, moves: 0 });
  expect(renders.plates).toBeGreaterThan(0);
  renders.plates = 0;
  const card = document.querySelector<HTMLElement>('[data-testid=hand] [role=option]')!;
  await act(async () => card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(document.querySelector('[data-testid=hand] [aria-selected=true]')).not.toBeNull();
  expect(renders.plates).toBe(0);
});
