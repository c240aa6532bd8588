import type { ChatLine, RoomView } from '@fivefold/room';
import { expect, test } from 'vitest';
import { animalOfMember } from '../state/selectors.ts';
import { chatAnimalsOf } from './Chat.tsx';

let lines = 0;
const line = (from: string | null, name: string) =>
  ({ id: lines++, at: 0, from, name, spectator: false, kind: 'notice', what: 'x' }) as ChatLine;

const members = ['Anna', 'Max', 'Zoe'].map((name, i) => ({ id: `m${i + 1}`, name }));
const gone = line('m9', 'Otto');
const view = { members, chat: [gone] } as unknown as RoomView;
const animalOf = chatAnimalsOf(view);
const taken = members.map(({ id }) => animalOfMember(view, id));

test('a notice about a member has the animal of that member', () => {
  for (const { id, name } of members) {
    expect(animalOf(line(null, name))).toBe(animalOfMember(view, id));
    expect(animalOf(line(id, name))).toBe(animalOfMember(view, id));
  }
});

test.each([
  ['m9', 'Otto'], // would have the animal of Max
  ['m8', 'Lena'],
  [null, 'Соня'],
  [null, 'Pico'],
  [null, 'Илья'],
])('a departed member (%s, %s) shares no animal with a present one', (from, name) => {
  expect(taken).not.toContain(animalOf(line(from, name)));
});

test('a member who left keeps one animal in messages and notices', () => {
  expect(animalOf(line(null, 'Otto'))).toBe(animalOf(gone));
});
