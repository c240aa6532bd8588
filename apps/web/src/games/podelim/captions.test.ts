import { podelim, type State } from '@fivefold/rules/podelim';
import { expect, test } from 'vitest';
import { joinMessageParts, type Lang, type MessagePart } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { TablePlayer } from '../types.ts';
import { podelimNextStepText, podelimPhaseCaptionText, podelimVoteResultText } from './captions.ts';
import type { PodelimVoteResult } from './segments.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const names = ['Anna', 'Max', 'Илья', 'Otto'];
const tablePlayersOf = (seats: number) =>
  names.slice(0, seats).map((name, seat) => ({ name, seat })) as unknown as readonly TablePlayer[];
const said = (parts: readonly MessagePart[]) => joinMessageParts(parts).replaceAll('\u00a0', ' ');

/** A new row with Anna as its leader. */
function dealt(seats: number): State {
  const state = podelim.setup({ seats, options: {}, seed: '7'.repeat(64) });
  return { ...state, table: { ...state.table, leader: 0 } };
}

function split(state: State): State {
  const step = podelim.reduce(state, 0, { type: 'split', first: 2, second: 5 });
  if (!step.ok) throw new Error('a leader may split the row so');
  return step.value.state;
}

test.each<[Lang, seats: number, seat: number | null, caption: string]>([
  ['en', 3, 0, 'You cut this row, then everybody votes'],
  ['en', 2, 0, 'You cut, Max discards a part'],
  ['ru', 2, 0, 'Вы делите, Max сбрасывает часть'],
  ['en', 2, 1, 'Anna is cutting this row'],
  ['en', 2, null, 'Anna is cutting this row'],
])('%s, %i players, seat %s, over a new row: %s', (lang, seats, seat, caption) => {
  const { table } = dealt(seats);
  expect(
    said(podelimPhaseCaptionText(translatorFor(gameMessages, lang), table, tablePlayersOf(seats), seat)),
  ).toBe(caption);
});

test.each<[Lang, seats: number, seat: number, next: string]>([
  ['en', 2, 0, 'Next: Max discards a part'],
  ['en', 2, 1, 'Next: you discard a part'],
  ['ru', 2, 0, 'Дальше Max сбрасывает часть'],
  ['ru', 2, 1, 'Дальше вы сбрасываете часть'],
  ['en', 3, 1, 'Next: everybody votes on a new row'],
])('%s, %i players, seat %i, a reveal that is still read when the next row is split: %s', (...row) => {
  const [lang, seats, seat, next] = row;
  const { table } = split(dealt(seats));
  expect(
    said(podelimNextStepText(translatorFor(gameMessages, lang), table, tablePlayersOf(seats), seat)),
  ).toBe(next);
});

test.each<[PodelimVoteResult['kind'], seats: readonly number[], verdict: string]>([
  ['taken', [0], 'You take it'],
  ['taken', [1], 'Max takes it'],
  ['unclaimed', [], 'Nobody wants it: discarded'],
  ['lost', [0, 2], 'Contested single card: discarded'],
  ['lost', [0, 1, 2], 'Contested by three, single card: discarded'],
  ['contested', [0, 2], 'Contested: vote again'],
  ['contested', [0, 1, 2, 3], 'Contested by four: vote again'],
])('a part that is %s by %j: %s', (kind, seats, verdict) => {
  const part: PodelimVoteResult = { color: 'blue', cards: ['9'], kind, seats };
  expect(podelimVoteResultText(translatorFor(gameMessages, 'en'), part, tablePlayersOf(4), 0)).toBe(verdict);
});
