// @vitest-environment happy-dom
import { GAME_IDS } from '@fivefold/rules';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { gameTestData } from '../games/gameTestData.testing.ts';
import { advanceFakeClock, findByTestId, openDevPage, stubDevPage } from './devPage.testing.tsx';

const renders = vi.hoisted(() => ({ cards: 0 }));
vi.mock('../ui/card/CardFrame.tsx', async (load) => {
  const module = await load<typeof import('../ui/card/CardFrame.tsx')>();
  const counted =
    <Props,>(Card: (props: Props) => React.ReactNode) =>
    (props: Props) => {
      renders.cards += 1;
      return Card(props);
    };
  return {
    ...module,
    PlayingCardFrame: counted(module.PlayingCardFrame),
    CardBack: counted(module.CardBack),
  };
});

stubDevPage();

test.each(GAME_IDS)('%s: a chat line or a tick of the clock renders no card, a move does', async (game) => {
  renders.cards = 0;
  const { send, room, legal } = await openDevPage({ game, ...gameTestData[game].nextMove });
  expect(renders.cards).toBeGreaterThan(0);

  renders.cards = 0;
  await act(() => send({ type: 'say', text: 'your turn!' }));
  expect(findByTestId('log')?.textContent).toContain('your turn!');
  expect(renders.cards, 'cards rendered for a chat line').toBe(0);

  const before = findByTestId('clock')?.textContent;
  await advanceFakeClock(2000);
  expect(findByTestId('clock')?.textContent).not.toBe(before);
  expect(renders.cards, 'cards rendered for two seconds of the clock').toBe(0);

  const { number, move, waitingFor, view } = room.getState().view!.table!;
  expect(waitingFor).toContain(gameTestData[game].nextMove.me);
  const [action] = legal(view);
  expect(await act(() => send({ type: 'act', number, move, action: action as never }))).toMatchObject({
    ok: true,
  });
  expect(renders.cards, 'cards rendered for a move').toBeGreaterThan(0);
});
