import { describe, expect, test } from 'vitest';
import { Party, tokenOf } from '../testing/party.ts';
import { ANIMAL_FACES, type AnimalFace, faceOfPlayer } from './faces.ts';
import { MAX_MEMBERS, MAX_REMEMBERED_MEMBER_FACES } from './roomLimits.ts';
import { roomView } from './roomView.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const enter = (party: Party, name: string, face?: AnimalFace) =>
  party.server({ type: 'join', name, token: tokenOf(name), face });
const faceOf = (party: Party, name: string) => party.room.faces[party.id(name)];

describe('faces of members', () => {
  test('members who do not choose get different animals', () => {
    const { faces } = three().room;
    expect(new Set(Object.values(faces)).size).toBe(3);
  });

  test('a newcomer gets the wished animal if nobody has it', () => {
    const party = three();
    expect(faceOf(enter(party, 'Zoe', 'mouse'), 'Zoe')).toBe('mouse');
    expect(faceOf(enter(party, 'Olga', 'mouse'), 'Olga')).not.toBe('mouse');
  });

  test('a member may choose an animal that nobody has', () => {
    const party = three().does('Anna', { type: 'chooseFace', face: 'whale' });
    expect(faceOf(party, 'Anna')).toBe('whale');
    expect(party.tries('Boris', { type: 'chooseFace', face: 'whale' })).toEqual({ code: 'face-taken' });
  });

  test('choosing the same animal again stores nothing', () => {
    const party = three().does('Anna', { type: 'chooseFace', face: 'whale' });
    const { version } = party.room;
    expect(party.does('Anna', { type: 'chooseFace', face: 'whale' }).room.version).toBe(version);
  });

  test('a member who left keeps the face, and has it again after coming back', () => {
    const party = enter(three(), 'Zoe', 'mouse');
    const id = party.id('Zoe');
    party.does('Zoe', { type: 'leave' });
    expect(party.view('Anna').faces[id]).toBe('mouse');
  });

  test('a kicked player keeps the face at the table, where a bot plays on', () => {
    const party = three().does('Anna', { type: 'start' });
    const face = faceOf(party, 'Vera');
    party.does('Anna', { type: 'kick', member: party.id('Vera') });
    const { players } = party.room.table!;
    expect(faceOfPlayer(party.room.faces, players.find(({ name }) => name === 'Vera')!)).toBe(face);
  });

  test('more members than animals share them', () => {
    const party = three();
    for (let n = 4; n <= MAX_MEMBERS; n += 1) enter(party, `Guest ${n}`);
    expect(Object.keys(party.room.faces)).toHaveLength(MAX_MEMBERS);
    expect(new Set(Object.values(party.room.faces)).size).toBe(ANIMAL_FACES.length);
  });

  test('the faces of people who left long ago are forgotten', () => {
    const party = three();
    for (let n = 0; n < MAX_REMEMBERED_MEMBER_FACES + 10; n += 1)
      enter(party, `Guest ${n}`).does(`Guest ${n}`, { type: 'leave' });
    expect(Object.keys(party.room.faces)).toHaveLength(MAX_REMEMBERED_MEMBER_FACES);
    expect(faceOf(party, 'Anna')).toBeDefined();
  });

  test('a stranger learns no face', () => {
    expect(roomView(three().room, null).faces).toEqual({});
  });
});

describe('faces of bots', () => {
  test.each([
    ['Pico', 'kite'],
    ['Luma', 'lamp'],
    ['Bot 3', 'robot'],
  ])('%s is a %s', (name, face) => {
    expect(faceOfPlayer({}, { member: null, name })).toBe(face);
  });

  test('six bots of one table have different faces', () => {
    const party = Party.of('my-number', 'Anna');
    for (let seat = 1; seat < party.room.seats.length; seat += 1)
      party.does('Anna', { type: 'addBot', seat, level: 'easy' });
    const bots = party.room.seats.flatMap((seat) =>
      seat.kind === 'bot' ? [faceOfPlayer({}, { member: null, name: seat.name })] : [],
    );
    expect(new Set(bots).size).toBe(bots.length);
  });
});
