import { type Pile, podelim, type View } from '@fivefold/rules/podelim';
import { expect, test } from 'vitest';
import type { Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { gamePromptOf } from './prompt.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const stateOf = (seats: number) => podelim.setup({ seats, options: {}, seed: '7'.repeat(64) });
const players = ['Anna', 'Max', 'Илья', 'Otto'].map((name, seat) => ({ name, seat }));
const pile: Pile = { color: 'black', from: 5, to: 9, voters: [0, 2] };

/** The tab as somebody sees it while this pile is split or voted on. */
function prompt(lang: Lang, seat: number, phase: 'split' | 'vote') {
  const state = stateOf(4);
  const view: View = podelim.view(
    {
      ...state,
      table: {
        ...state.table,
        leader: 1,
        phase:
          phase === 'split'
            ? { type: 'split', pile, later: [] }
            : { type: 'vote', pile, later: [], parts: [], voted: [] },
      },
    } as unknown as typeof state,
    seat,
  );
  const props = {
    view,
    seat,
    players,
    waitingFor: phase === 'split' ? [1] : [0, 2],
    status: 'playing',
  } as unknown as Parameters<typeof gamePromptOf>[1];
  const { title, detail } = gamePromptOf(translatorFor(gameMessages, lang), props, null, false);
  return [title, detail].map((text) => text?.replaceAll('\u00a0', ' '));
}

test.each<[Lang, seat: number, phase: 'split' | 'vote', detail: string]>([
  ['en', 0, 'split', 'You and Илья vote on it again'],
  ['ru', 0, 'split', 'Вы и Илья снова голосуете за неё'],
  ['ru', 1, 'split', 'Anna и Илья снова голосуют за неё'],
  ['en', 2, 'vote', 'Only you and Anna want these cards'],
  ['ru', 2, 'vote', 'Спорите только вы и Anna'],
])('%s, seat %i, %s of a contest: %s', (lang, seat, phase, detail) => {
  expect(prompt(lang, seat, phase)[1]).toBe(detail);
});

test.each<[Lang, seats: number, detail: string]>([
  ['en', 4, 'Then everybody votes'],
  ['en', 2, 'Then you discard a part'],
  ['ru', 2, 'Потом вы сбросите одну часть'],
])('%s, %i players: while the leader splits the row, %s', (lang, seats, detail) => {
  const state = stateOf(seats);
  const { leader } = state.table;
  const seat = (leader + 1) % seats;
  const props = {
    view: podelim.view(state, seat),
    seat,
    players: players.slice(0, seats),
    waitingFor: [leader],
    status: 'playing',
  } as unknown as Parameters<typeof gamePromptOf>[1];
  expect(
    gamePromptOf(translatorFor(gameMessages, lang), props, null, false).detail?.replaceAll('\u00a0', ' '),
  ).toBe(detail);
});
