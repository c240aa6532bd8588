import { fastRandom } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { MAX_ENTRIES_THAT_ALLOW_REVIEW } from './roomLimits.ts';
import { roomView } from './roomView.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const finished = () => three().does('Anna', { type: 'start' }).plays(fastRandom(1));
const learns = { type: 'firstHand', playing: true } as const;

describe('a first hand in the lobby', () => {
  test('the others see who plays one, until it ends', () => {
    const party = three().does('Boris', learns).does('Boris', learns);
    expect(party.view('Anna').learners).toEqual([party.id('Boris')]);
    expect(party.does('Boris', { type: 'firstHand', playing: false }).view('Anna').learners).toEqual([]);
  });

  test('a game that starts ends it, and none begins during a game', () => {
    const party = three().does('Boris', learns).does('Anna', { type: 'start' });
    expect(party.view('Anna').learners).toEqual([]);
    expect(party.tries('Boris', learns)).toEqual({ code: 'game-running' });
  });

  test('a member who is away plays none', () => {
    expect(three().does('Boris', learns).server({ type: 'disconnect', member: 'm2' }).room.learners).toEqual(
      [],
    );
    expect(three().does('Boris', learns).does('Boris', { type: 'leave' }).room.learners).toEqual([]);
  });

  test('a stranger does not learn of it', () => {
    expect(roomView(three().does('Boris', learns).room, null).learners).toEqual([]);
  });
});

describe('a replay that somebody leads', () => {
  const leads = (step: number) => ({ type: 'leadReview', number: 1, step }) as const;
  const shows = (step: number) => ({ type: 'showStep', number: 1, step }) as const;

  test('the others see the step; only the leader changes it; anybody may take the lead', () => {
    const party = finished().does('Boris', leads(2)).does('Boris', shows(3)).does('Vera', shows(9));
    expect(party.view('Anna').review).toEqual({ leader: party.id('Boris'), number: 1, step: 3 });
    const taken = party.does('Vera', leads(4)).does('Boris', shows(5)).does('Boris', { type: 'endReview' });
    expect(taken.view('Anna').review).toEqual({ leader: taken.id('Vera'), number: 1, step: 4 });
    expect(taken.does('Vera', { type: 'endReview' }).view('Anna').review).toBeNull();
  });

  test('a rematch does not end it; that its leader is away does', () => {
    const party = finished().does('Boris', leads(2)).does('Anna', { type: 'rematch', number: 1 });
    expect(party.room).toMatchObject({ number: 2, review: { number: 1, step: 2 } });
    expect(party.server({ type: 'disconnect', member: 'm2' }).room.review).toBeNull();
  });

  test('a running game, and one that never was, are refused', () => {
    const party = finished().does('Anna', { type: 'rematch', number: 1 });
    expect(party.tries('Anna', { type: 'leadReview', number: 2, step: 0 })).toEqual({ code: 'game-running' });
    expect(party.tries('Anna', { type: 'leadReview', number: 3, step: 0 })).toEqual({ code: 'no-game' });
  });

  test('a stranger does not learn of it', () => {
    expect(roomView(finished().does('Boris', leads(2)).room, null).review).toBeNull();
  });

  test('it leaves room in the log for everything else', () => {
    const party = finished().does('Boris', leads(0));
    for (let step = 1; party.room.entriesSinceStart < MAX_ENTRIES_THAT_ALLOW_REVIEW; step += 1)
      party.does('Boris', shows(step));
    expect(party.tries('Boris', shows(0))).toEqual({ code: 'too-many-changes' });
    expect(party.does('Boris', { type: 'say', text: 'and now?' }).room.chat.at(-1)).toMatchObject({
      text: 'and now?',
    });
    expect(party.does('Boris', { type: 'endReview' }).room.review).toBeNull();
  });
});
