import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import type { Command } from './commands.ts';
import { commandSchema } from './commands.ts';
import { REACTION_WINDOW_MS } from './roomLimits.ts';
import { roomView, TELEVISION_MEMBER_ID } from './roomView.ts';
import type { ReactionTarget } from './view.ts';

const playing = () => Party.of('my-number', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
const react = (to?: ReactionTarget): Command => ({ type: 'emote', emote: 'wow', ...(to && { to }) });
const plane = (to?: ReactionTarget): Command => ({ type: 'emote', emote: 'plane', ...(to && { to }) });
const vera: ReactionTarget = { kind: 'player', number: 1, seat: 2 };

test('[P63] a reaction names a player or an event of the present game', () => {
  const party = playing()
    .does('Boris', react(vera))
    .does('Boris', react({ kind: 'event', number: 1, at: 0 }))
    .does('Vera', plane({ kind: 'player', number: 1, seat: 1 }));
  expect(party.view('Anna').chat.slice(-3)).toMatchObject([
    { from: 'm2', kind: 'emote', emote: 'wow', to: vera },
    { from: 'm2', kind: 'emote', emote: 'wow', to: { kind: 'event', number: 1, at: 0 } },
    { from: 'm3', kind: 'emote', emote: 'plane', to: { kind: 'player', number: 1, seat: 1 } },
  ]);
});

test.each<[what: string, command: Command, code: string]>([
  ['a seat that does not exist', react({ kind: 'player', number: 1, seat: 9 }), 'no-such-seat'],
  ['a move that was not made', react({ kind: 'event', number: 1, at: 999 }), 'bad-move'],
  ['a move of another game', react({ kind: 'event', number: 2, at: 0 }), 'too-late'],
  ['a plane without a player', plane(), 'no-such-seat'],
  ['a plane at a move', plane({ kind: 'event', number: 1, at: 0 }), 'no-such-seat'],
])('[P63] a reaction to %s is refused', (_what, command, code) => {
  expect(playing().tries('Boris', command)).toMatchObject({ code });
});

test('[P63] a reaction to a player needs a table', () => {
  expect(Party.of('my-number', 'Anna', 'Boris').tries('Boris', react(vera))).toEqual({ code: 'no-game' });
});

test('[P64] three reactions in five seconds, then a rest of five', () => {
  const party = playing();
  for (let i = 0; i < 3; i += 1) party.does('Boris', react()).later(1000);
  expect(party.tries('Boris', react(vera))).toEqual({ code: 'too-fast' });
  expect(party.tries('Boris', plane(vera))).toEqual({ code: 'too-fast' });
  party.does('Vera', react(vera)).does('Boris', { type: 'say', text: 'sorry' });
  party.later(REACTION_WINDOW_MS - 1001);
  expect(party.tries('Boris', react())).toEqual({ code: 'too-fast' });
  party.later(1).does('Boris', react()).does('Boris', react());
});

test('[P64] slow reactions are never refused', () => {
  const party = playing();
  for (let i = 0; i < 12; i += 1) party.does('Boris', react()).later(REACTION_WINDOW_MS / 2);
});

test('[P58] a television gets reactions, and nothing that is written', () => {
  const { room } = playing().does('Boris', react(vera)).does('Boris', { type: 'say', text: 'psst' });
  expect(roomView(room, TELEVISION_MEMBER_ID).chat).toMatchObject([
    { kind: 'emote', emote: 'wow', to: vera },
  ]);
});

test('strangers learn of no reaction', () => {
  expect(roomView(playing().does('Boris', react(vera)).room, null).chat).toEqual([]);
});

test.each([
  { type: 'emote', emote: 'rude' },
  { type: 'emote', emote: 'wow', to: 'm2' },
  { type: 'emote', emote: 'wow', to: { kind: 'player', number: 1, seat: -1 } },
  { type: 'emote', emote: 'wow', to: { kind: 'event', number: 1, at: 0.5 } },
  { type: 'emote', emote: 'wow', to: { kind: 'event', number: 1, at: 0, more: true } },
])('%o is malformed', (command) => {
  expect(commandSchema.safeParse(command).success).toBe(false);
});
