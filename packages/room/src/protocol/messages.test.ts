import { expect, test } from 'vitest';
import { clientMessageSchemas, createRoomMessageSchema, handshakeSchema } from './messages.ts';

const token = 'ab'.repeat(32);
const command = { type: 'stand' };

test.each([
  ['no id', { command }, false],
  ['an empty id', { id: '', command }, false],
  ['one character', { id: 'x', command }, true],
  ['64 characters', { id: 'x'.repeat(64), command }, true],
  ['65 characters', { id: 'x'.repeat(65), command }, false],
])('[P24] a command with %s', (_what, message, isValid) => {
  expect(clientMessageSchemas.command.safeParse(message).success).toBe(isValid);
});

test.each([
  ['64 hex digits', token, true],
  ['capital letters', token.toUpperCase(), false],
  ['63 digits', token.slice(1), false],
  ['another line', `${token}\n`, false],
  ['a number', 7, false],
])('[P7] a token of %s', (_what, value, isValid) => {
  expect(clientMessageSchemas.join.safeParse({ code: 'KITE-4271', token: value }).success).toBe(isValid);
});

test.each([
  ['create', { token, name: 'Anna', game: 'red7', id: 'x' }],
  ['join', { code: 'KITE-4271', token, name: 'Anna' }],
  ['command', { id: 'x', command }],
  ['redeem', { passport: 'x', token }],
] as const)('[P5] %s takes no unknown key', (event, message) => {
  const schema = event === 'create' ? createRoomMessageSchema : clientMessageSchemas[event];
  expect(schema.safeParse(message).success).toBe(true);
  expect(schema.safeParse({ ...message, extra: 1 }).success).toBe(false);
});

test('[P1] the handshake needs a whole protocol version', () => {
  expect(handshakeSchema.safeParse({ protocol: 2 }).success).toBe(true);
  for (const auth of [{}, { protocol: '2' }, { protocol: 1.5 }, null])
    expect(handshakeSchema.safeParse(auth).success).toBe(false);
});
