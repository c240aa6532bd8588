import { LANGUAGES } from '@fivefold/art';
import type { Face, RoomDoorFacts } from '@fivefold/room';
import { describe, expect, test } from 'vitest';
import { linkPreviewTexts } from '../src/preview/texts.ts';

type OpenFacts = Extract<RoomDoorFacts, { readonly locked: false }>;

const FACES: readonly Face[] = ['bear', 'cat', 'owl', 'frog', 'hare'];
const LONG = 'Konstantin-Alexander II.';
const facts = (names: readonly string[], part: Partial<OpenFacts> = {}): OpenFacts => ({
  locked: false,
  game: 'red7',
  host: { name: 'Anna', face: 'fox' },
  others: names.map((name, at) => ({ name, face: FACES[at]!, status: 'ready' })),
  playing: false,
  round: null,
  freeSeats: 1,
  bots: [],
  ...part,
});
/** Beside the faces, with letters of 30 px, up to the name of the product. */
const lettersThatFit = (faces: number) => 48 - 6 * faces;

describe('the picture of a link', () => {
  test.each<
    [state: string, names: readonly string[], part: Partial<OpenFacts>, people: string, seats: string]
  >([
    ['nobody else', [], { freeSeats: 3 }, 'Come and sit down.', '3 chairs are free.'],
    ['two more', ['Boris', 'Chloé'], {}, 'Boris and Chloé are here.', 'One chair is free.'],
    [
      'many',
      ['Boris', 'Chloé', 'Lena', 'Gleb', 'Mia'],
      {},
      'Boris, Chloé and 3 more are here.',
      'One chair is free.',
    ],
    ['full', ['Boris'], { freeSeats: 0 }, 'Boris is here.', 'All chairs are taken, come and watch.'],
    [
      'a bot',
      ['Boris'],
      { freeSeats: 0, bots: [{ name: 'Pico', face: 'kite' }] },
      'Boris is here.',
      'One chair is free.',
    ],
    ['a round', ['Boris'], { playing: true, round: 2 }, 'Boris is here.', 'Round 2 is on, come and watch.'],
    ['long names', [LONG, LONG, LONG], {}, 'Konstantin-Al… and 2 more are here.', 'One chair is free.'],
  ])('says of %s who is here and whether there is a chair', (_state, names, part, people, seats) => {
    expect(linkPreviewTexts(facts(names, part), 'en')).toMatchObject({ pictured: { people }, seats });
  });

  test.each(LANGUAGES)('keeps each sentence in one line: %s', (language) => {
    const crowds = [[], ['Boris'], ['Boris', 'Chloé'], [LONG], [LONG, LONG], [LONG, LONG, LONG, LONG, LONG]];
    const states = [{}, { freeSeats: 3 }, { freeSeats: 0 }, { playing: true }, { playing: true, round: 12 }];
    for (const names of crowds)
      for (const state of states) {
        const { pictured, seats } = linkPreviewTexts(facts(names, state), language);
        const most = lettersThatFit(pictured.faces + (pictured.freeChair ? 1 : 0));
        for (const line of [pictured.people, seats]) expect(line.length, line).toBeLessThanOrEqual(most);
      }
  });

  test('shows the free chair of the lobby, none of a running game', () => {
    const freeChair = (part: Partial<OpenFacts>) =>
      linkPreviewTexts(facts(['Boris'], part), 'en').pictured.freeChair;
    expect([freeChair({}), freeChair({ freeSeats: 0 }), freeChair({ playing: true })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('names nobody of a locked room', () => {
    const { inviter, pictured, seats } = linkPreviewTexts({ locked: true, game: 'red7' }, 'en');
    expect({ inviter, pictured, seats }).toEqual({
      inviter: null,
      pictured: { people: 'This table is locked.', faces: 0, freeChair: false },
      seats: '',
    });
  });
});
