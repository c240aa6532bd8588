// @vitest-environment happy-dom
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { advanceFakeClock, findByTestId, openDevPage, stubPage } from './devPage.testing.tsx';

const renders = vi.hoisted(() => ({ cards: 0 }));
vi.mock('../ui/card/CardFrame.tsx', async (load) => {
  const module = await load<typeof import('../ui/card/CardFrame.tsx')>();
  const counted =
    <Props,>(Card: (props: Props) => React.ReactNode) =>
    (props: Props) => {
      renders.cards += 1;
      return Card(props);
    };
  return { ...module, CardFrame: counted(module.CardFrame), CardBack: counted(module.CardBack) };
});

/** A seat whose next decision changes cards on the table, and the moves before it. */
const NEXT_MOVE: Readonly<Record<GameId, { readonly me: number; readonly moves: number }>> = {
  podelim: { me: 1, moves: 0 },
  'my-number': { me: 0, moves: 3 },
  iota: { me: 1, moves: 0 },
  red7: { me: 1, moves: 0 },
  eight28: { me: 1, moves: 0 },
};

stubPage();

test.each(GAME_IDS)('%s: a chat line or a tick of the clock renders no card, a move does', async (game) => {
  renders.cards = 0;
  const { send, room, legal } = await openDevPage({ game, ...NEXT_MOVE[game] });
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
  expect(waitingFor).toContain(NEXT_MOVE[game].me);
  const [action] = legal(view);
  expect(await act(() => send({ type: 'act', number, move, action: action as never }))).toMatchObject({
    ok: true,
  });
  expect(renders.cards, 'cards rendered for a move').toBeGreaterThan(0);
});
