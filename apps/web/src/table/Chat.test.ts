import type { ChatLine } from '@fivefold/room';
import { expect, test } from 'vitest';
import { chatLineFacesOf } from './Chat.tsx';

const line = (part: object) => ({ id: 1, at: 0, name: 'Anna', spectator: false, ...part }) as ChatLine;
const faceOf = chatLineFacesOf({ faces: { m1: 'owl' } });

test.each([
  ['a message', { from: 'm1', kind: 'text', text: 'hello' }, 'owl'],
  ['a notice about a member', { from: null, kind: 'notice', what: 'left', about: 'm1' }, 'owl'],
  ['a notice about a bot', { from: null, kind: 'notice', what: 'bot-in', name: 'Luma' }, 'lamp'],
])('%s has the face of that member or bot', (_, part, face) => {
  expect(faceOf(line(part))).toBe(face);
});
