import { fastRandom } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { type Command, commandSchema } from './commands.ts';
import { MAX_ENTRIES_SINCE_GAME_START } from './roomLimits.ts';
import { roomView, TELEVISION_MEMBER_ID } from './roomView.ts';
import type { OptionValue } from './view.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const wish = (option: string, value?: OptionValue): Command => ({ type: 'wishOption', option, value });
const goals = wish('goals', 'wholeGame');
const red7 = { type: 'choose', game: 'red7', options: {} } as const;

describe('a wish for an option', () => {
  test('[P73] everybody in the room sees it, and the option stays as it is', () => {
    const party = three().does('Boris', goals).does('Boris', goals);
    expect(party.view('Anna').optionWishes).toEqual({ m2: { goals: 'wholeGame' } });
    expect(roomView(party.room, TELEVISION_MEMBER_ID).optionWishes).toEqual({ m2: { goals: 'wholeGame' } });
    expect(party.room.options).toMatchObject({ goals: 'none' });
    expect(party.entries.filter(({ type }) => type === 'optionWished')).toHaveLength(1);
  });

  test('[P73] a member has one for each option, and may move it or take it back', () => {
    const party = three().does('Boris', goals).does('Boris', wish('goalCount', 4));
    party.does('Boris', wish('goals', 'perRound')).does('Vera', wish('goals', 'perRound'));
    expect(party.room.optionWishes).toEqual({
      m2: { goals: 'perRound', goalCount: 4 },
      m3: { goals: 'perRound' },
    });
    party.does('Boris', wish('goals')).does('Vera', wish('goals')).does('Vera', wish('goals'));
    expect(party.room.optionWishes).toEqual({ m2: { goalCount: 4 } });
  });

  test('[P73] null is a value like any other where the option has it', () => {
    const party = three().does('Anna', red7).does('Boris', wish('targetScore', null));
    expect(party.room.optionWishes).toEqual({ m2: { targetScore: null } });
    expect(party.does('Boris', wish('targetScore')).room.optionWishes).toEqual({});
  });

  test('a value that excludes the present options may be wished, because it can be chosen', () => {
    const party = three().does('Anna', { type: 'choose', game: 'my-number', options: { goalCount: 1 } });
    expect(party.does('Boris', goals).room.optionWishes).toEqual({ m2: { goals: 'wholeGame' } });
  });

  test.each<[what: string, command: Command]>([
    ['an unknown value', wish('goals', 'many')],
    ['a value of another type', wish('unofficialTwo', 'true')],
    ['null where it is no value', wish('goals', null)],
    ['an option of another game', wish('deck', 'half')],
    ['taking back an option of another game', wish('deck')],
    ['a name that every object has', wish('__proto__', null)],
    ['a method that every object has', wish('toString')],
  ])('[P73] refused: %s', (_what, command) => {
    const party = three();
    const before = party.room;
    expect(party.tries('Boris', command)).toMatchObject({ code: 'bad-options' });
    expect(party.room).toBe(before);
  });

  test.each<[what: string, value: unknown]>([
    ['an object', {}],
    ['an array', ['none']],
    ['a long text', 'x'.repeat(41)],
    ['no number', Number.NaN],
  ])('no command at all: %s', (_what, value) => {
    expect(commandSchema.safeParse({ type: 'wishOption', option: 'goals', value }).success).toBe(false);
  });

  test('[P73] none during a game, again after it', () => {
    const party = three().does('Anna', { type: 'start' });
    expect(party.tries('Boris', goals)).toEqual({ code: 'game-running' });
    party.plays(fastRandom(1)).does('Boris', goals).does('Anna', { type: 'nextGame' });
    expect(party.room).toMatchObject({ table: null, optionWishes: { m2: { goals: 'wholeGame' } } });
  });

  test('[P74] the start of a game and another game clear all wishes; another option of the same game does not', () => {
    const party = three().does('Boris', goals).does('Vera', wish('goalCount', 5));
    const { optionWishes } = party.room;
    party.does('Anna', { type: 'choose', game: 'my-number', options: { goals: 'wholeGame' } });
    expect(party.room.optionWishes).toEqual(optionWishes);
    expect(party.does('Anna', red7).room.optionWishes).toEqual({});
    party.does('Boris', wish('advanced', true)).does('Anna', { type: 'start' });
    expect(party.room.optionWishes).toEqual({});
  });

  test('[P74] who leaves or is removed takes their wishes along', () => {
    const party = three().does('Boris', goals).does('Vera', goals).does('Boris', { type: 'leave' });
    expect(party.room.optionWishes).toEqual({ m3: { goals: 'wholeGame' } });
    expect(party.does('Anna', { type: 'kick', member: 'm3' }).room.optionWishes).toEqual({});
  });

  test('one who left during the game has none afterwards', () => {
    const party = three().does('Anna', { type: 'start' }).does('Boris', { type: 'leave' });
    party.does('Anna', { type: 'endGame' });
    expect(party.tries('Boris', goals)).toEqual({ code: 'not-a-member' });
  });

  test('a stranger learns of none', () => {
    expect(roomView(three().does('Boris', goals).room, null).optionWishes).toEqual({});
  });

  test('changing it for ever ends at the limit of entries', () => {
    const party = three();
    while (party.room.entriesSinceStart < MAX_ENTRIES_SINCE_GAME_START)
      party.does('Boris', party.room.entriesSinceStart % 2 === 0 ? goals : wish('goals'));
    expect([goals, wish('goals')].map((command) => party.tries('Boris', command)?.code)).toEqual([
      'too-many-changes',
      'too-many-changes',
    ]);
  });
});
