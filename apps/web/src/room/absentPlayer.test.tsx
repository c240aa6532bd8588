// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { advanceFakeClock, findByTestId, openDevPage, stubDevPage } from './devPage.testing.tsx';

stubDevPage();

const wordsOf = (id: string) => findByTestId(id)?.textContent ?? null;

test('seat, prompt and banner agree about a player who lost the connection', async () => {
  const { send, room, legal } = await openDevPage({ game: 'red7', me: 0, moves: 0, clock: 0 });
  const table = () => room.getState().view!.table!;
  if (table().waitingFor[0] === 0) {
    const fold = [...legal(table().view)].find((action) => (action as { type: string }).type === 'pass');
    await act(() => send({ type: 'act', number: table().number, move: table().move, action: fold as never }));
    await advanceFakeClock(8000);
  }
  const seat = table().waitingFor[0]!;
  const { member, name } = table().players[seat]!;
  expect(member).not.toBeNull();
  expect(wordsOf('prompt')).toContain(`${name} is playing`);
  await act(async () =>
    room.setState(({ view }) => ({
      view: {
        ...view!,
        members: view!.members.map((one) =>
          one.id === member ? { ...one, presence: 'dropped', since: Date.now() } : one,
        ),
      },
    })),
  );
  expect(wordsOf(`seat-${seat}`)).toContain('reconnecting');
  expect(wordsOf('prompt')).toContain(`Waiting for ${name} to reconnect`);
  expect(wordsOf('banner')).toBeNull();
  await advanceFakeClock(60_000);
  expect(wordsOf('banner')).toContain(`${name} is away`);
  expect(wordsOf(`seat-${seat}`)).toContain('away');
  expect(wordsOf(`seat-${seat}`)).not.toContain('reconnecting');
  expect(wordsOf('prompt')).not.toContain('is playing');
  expect(findByTestId('nudge')).toBeNull();
});
