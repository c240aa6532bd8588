import type { ChatLine } from '@fivefold/room';
import { expect, test } from 'vitest';
import { createTranslator, joinMessageParts } from '../i18n/core.ts';
import { en } from '../table/en.ts';
import type { TableTranslate } from '../table/words.ts';
import { reactionParts, reactionsByLogLine } from './reactionText.ts';

const reaction = (id: number, to: object | undefined, emote = 'wow'): ChatLine =>
  ({ id, from: 'm2', name: 'Boris', kind: 'emote', emote, ...(to && { to }) }) as ChatLine;
const t: TableTranslate = createTranslator<typeof en>('en', en) as TableTranslate;
const toChloe = { kind: 'player', number: 2, seat: 1 };
const nameOf = ({ number, seat }: { number: number; seat: number }) =>
  number === 2 && seat === 1 ? 'Chloé' : undefined;

test('reactions stand on the last line up to their event, those of other games nowhere', () => {
  const lines = [{ at: 0 }, {}, { at: 2 }, { at: 5 }];
  const chat = [
    reaction(1, { kind: 'event', number: 2, at: 4 }),
    reaction(2, { kind: 'event', number: 2, at: 2 }),
    reaction(3, { kind: 'event', number: 1, at: 2 }),
    reaction(4, toChloe),
    reaction(5, undefined),
  ];
  const found = reactionsByLogLine(chat, 2, lines);
  expect([...found.keys()]).toEqual([2]);
  expect(found.get(2)!.map(({ id }) => id)).toEqual([1, 2]);
});

test.each([
  [reaction(1, toChloe), 'Boris to Chloé'],
  [reaction(1, toChloe, 'plane'), 'Boris throws a plane at Chloé'],
  [reaction(1, { kind: 'event', number: 2, at: 0 }), 'Boris about a move'],
  [reaction(1, { ...toChloe, number: 1 }), null],
  [reaction(1, undefined), null],
])('%#: says what a reaction is about', (line, sentence) => {
  const parts = reactionParts(line, nameOf, t);
  expect(parts && joinMessageParts(parts)).toBe(sentence);
});
