import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { roomView } from './roomView.ts';

test('a chat line and a notice keep the game and the number of its events, so that a reload can place them', () => {
  const before = Party.of('red7', 'Anna', 'Boris').does('Anna', { type: 'say', text: 'hello' });
  expect(before.view('Boris').chat.at(-1)).not.toHaveProperty('during');
  const playing = before.does('Anna', { type: 'start' }).does('Boris', { type: 'say', text: 'good luck' });
  const { number, history } = playing.room.table!;
  const during = { number, events: history.length };
  expect(playing.view('Anna').chat.at(-1)).toMatchObject({ text: 'good luck', during });
  const left = playing.does('Boris', { type: 'leave' });
  expect(left.view('Anna').chat.at(-1)).toMatchObject({ kind: 'notice', during });
});

test('a room of an older build, whose chat lines have no position, still opens', () => {
  const party = Party.of('red7', 'Anna', 'Boris').does('Anna', { type: 'start' });
  const said = party.does('Anna', { type: 'say', text: 'hello' });
  const chat = said.room.chat.map(({ during: _, ...line }) => line);
  const [anna] = said.room.members;
  expect(roomView({ ...said.room, chat }, anna!.id).chat.at(-1)).toMatchObject({ text: 'hello' });
});
