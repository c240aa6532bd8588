import {
  bestPossibleLeadStatus,
  type Card,
  type Event,
  type PublicState,
  paletteStandings,
  previewDraftedTurn,
  type Red7DraftedTurnStep,
  type Refusal,
  red7,
} from '@fivefold/rules/red7';
import { describe, expect, test } from 'vitest';
import { joinMessageParts, type Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { TablePlayer } from '../types.ts';
import { gameModule as module } from './index.ts';
import { assessRed7Move, red7LeadReasonText, red7NoLeadReasonText } from './moveAssessment.ts';
import { gamePromptOf, myRed7TurnOutcomeIn } from './prompt.ts';
import { gameStory } from './story.ts';
import { type Red7TurnDraft, red7DraftedTurnFromSteps } from './useTurnDraft.ts';
import { gameMessages, red7PaletteStandingText } from './words.ts';

await loadAllLanguages(gameMessages);

const LANGS = ['en', 'ru'] as const;
const names = ['Anna', 'Max', 'Илья', 'Otto'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  gameStory
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => joinMessageParts(parts).replaceAll('\u00a0', ' '));

/** One event of each type; a new type fails to compile until it is listed. */
const EVENTS: { readonly [T in Event['type']]: Extract<Event, { readonly type: T }> } = {
  'palette-played': { type: 'palette-played', seat: 1, card: 'G7' },
  'card-moved-to-canvas': { type: 'card-moved-to-canvas', seat: 1, card: 'I4' },
  'card-taken': { type: 'card-taken', seat: 1, from: 2, card: 'R6' },
  'canvas-played': { type: 'canvas-played', seat: 1, card: 'V3' },
  'card-drawn': { type: 'card-drawn', seat: 1, by: 'canvas', card: null },
  'turn-ended': { type: 'turn-ended', seat: 1, rule: 'G', cards: ['C6', 'V4'] },
  eliminated: { type: 'eliminated', seat: 1, reason: 'passed' },
  'round-won': { type: 'round-won', seat: 1, rule: 'O', cards: ['Y4', 'I4'], points: 8 },
  continued: { type: 'continued', seat: 1 },
  'round-started': { type: 'round-started', round: 2, palettes: [['R7'], ['V1']], leader: 0, first: 1 },
  'game-ended': { type: 'game-ended', reason: 'target' },
};
const MORE: readonly Event[] = [
  { type: 'card-drawn', seat: 1, by: 'three', card: 'Y6' },
  { type: 'card-taken', seat: 1, from: 0, card: 'R6' },
  { type: 'eliminated', seat: 1, reason: 'not-leading' },
  { type: 'eliminated', seat: 1, reason: 'empty-hand' },
  { type: 'round-won', seat: 1, rule: 'O', cards: [], points: 0 },
  { type: 'game-ended', reason: 'last-player' },
  { type: 'game-ended', reason: 'too-few-cards' },
];

const CODES: { readonly [C in Refusal['code']]: Extract<Refusal, { readonly code: C }> } = {
  'not-your-turn': { code: 'not-your-turn' },
  'wrong-phase': { code: 'wrong-phase', phase: 'turn' },
  'empty-turn': { code: 'empty-turn' },
  'card-not-in-hand': { code: 'card-not-in-hand', card: 'R7' },
  'extra-palette': { code: 'extra-palette', card: 'R7' },
  'action5-card-required': { code: 'action5-card-required', card: 'C5' },
  'action7-invalid': { code: 'action7-invalid', card: 'V7', toCanvas: null },
  'action1-invalid': { code: 'action1-invalid', card: 'O1', take: null },
  'canvas-after-draw': { code: 'canvas-after-draw', card: 'R7' },
  'not-leading': { code: 'not-leading', rule: 'G', leader: 1 },
};

describe('the story of Red7', () => {
  test.each([...Object.values(EVENTS), ...MORE])(
    '$type has a sentence in both languages, for every viewer',
    (event) => {
      for (const lang of LANGS) {
        for (const me of [0, 1, null]) {
          const lines = tell(event, lang, me);
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(line).not.toMatch(/^$|[{}*]/);
        }
      }
    },
  );

  test.each<[Event, string, string]>([
    [EVENTS['palette-played'], 'Max adds green 7', 'Max кладёт в палитру зелёную 7'],
    [
      EVENTS['canvas-played'],
      'Max plays violet 3, new rule: violet (below 4)',
      'Max кладёт на холст фиолетовую 3, правило: фиолетовое (меньше 4)',
    ],
    [EVENTS['turn-ended'], 'Max leads: 2 even, top 6', 'Лидер Max: 2 чётные, старшая 6'],
    [EVENTS['round-won'], 'Max wins the round and scores 8 points', 'В раунде побеждает Max: 8 очков'],
    [MORE[1]!, 'Max puts your red 6 on the deck', 'Max кладёт на колоду вашу красную 6'],
  ])('%j', (event, english, russian) => {
    expect(tell(event, 'en')).toEqual([english]);
    expect(tell(event, 'ru')).toEqual([russian]);
  });

  test('the leader is a passing line', () => {
    const lines = gameStory.lines(EVENTS['turn-ended'], { lang: 'en', me: 0, nameOf: String });
    expect(lines.map(({ passing }) => passing)).toEqual([true]);
  });

  test('the prompt shows what happened to me, and to nobody else', () => {
    expect(myRed7TurnOutcomeIn([EVENTS['turn-ended']], 1)).toBe('lead');
    expect(myRed7TurnOutcomeIn([EVENTS['turn-ended'], EVENTS.eliminated], 2)).toBeNull();
    expect(myRed7TurnOutcomeIn([MORE[3]!], 1)).toBe('empty');
  });
});

describe('the words of Red7', () => {
  test.each(Object.values(CODES))(
    'refusal $code has a sentence with names of cards, not codes',
    (refusal) => {
      for (const lang of LANGS) {
        const sentence = module.words.maybe(lang, `refusal.${refusal.code}`, { ...refusal });
        expect(sentence).not.toBeNull();
        expect(sentence).not.toMatch(/[{}]|\bR7\b/);
      }
    },
  );

  test('every option, category and tie-break has words', () => {
    const known = Object.keys(options_());
    expect(known).toEqual(['advanced', 'actions', 'targetScore']);
    const keys = [
      ...known.map((key) => `option.${key}`),
      'option.targetScore.null',
      'result.scored',
      'result.outlasted',
      'tie.best-card',
    ];
    for (const lang of LANGS)
      for (const key of keys) expect(module.words.maybe(lang, key), key).not.toBeNull();
  });
});

const options_ = () => red7.options.parse({}) as object;

const tableOf = (palettes: readonly (readonly Card[])[], canvas: readonly Card[]): PublicState => ({
  options: red7.options.parse({}) as PublicState['options'],
  round: 1,
  phase: { type: 'turn', seat: 0 },
  palettes,
  canvas,
  out: [],
  onDeck: [],
  seen: palettes.map(() => []),
  rounds: [],
});
const players = names.map((name, seat) => ({ name, seat })) as unknown as readonly TablePlayer[];

test('names the leader and the first player of a new round', () => {
  const line = (lang: Lang, me: number | null) => tell(EVENTS['round-started'], lang, me)[1];
  expect(line('en', null)).toBe('Anna leads with red 7; Max begins');
  expect(line('en', 0)).toBe('You lead with red 7; Max begins');
  expect(line('ru', 1)).toBe('Лидер Anna: красная 7; начинаете вы');
});

describe('the detail below "Max leads"', () => {
  const calm = { look: null, picked: null, steps: [] } as unknown as Red7TurnDraft;
  const under = (mine: readonly Card[], theirs: readonly Card[], canvas: readonly Card[]) =>
    LANGS.map((lang) => {
      const why = paletteStandings(tableOf([mine, theirs], canvas));
      const t = translatorFor(gameMessages, lang);
      const asked = { t, why, turn: calm, players, seat: 0, mine: false, hope: null, acts: false };
      const { title, text } = assessRed7Move({ ...asked, hints: 'full' });
      return `${title}: ${text}`.replaceAll('\u00a0', ' ');
    });
  test.each<[string, readonly Card[], readonly Card[], readonly Card[], string, string]>([
    ['count', ['Y6'], ['R2', 'O2'], ['G6'], '2 even against your 1', '2 чётные против 1 у вас'],
    ['none', ['Y7'], ['R2'], ['G6'], '1 even, you have none', '1 чётная, у вас ни одной'],
    ['red', ['Y6'], ['R7'], [], 'Red 7 beats your yellow 6', 'Красная 7 старше вашей жёлтой 6'],
  ])('%s: the name is not said twice', (_by, mine, theirs, canvas, english, russian) => {
    expect(under(mine, theirs, canvas)).toEqual([`Max leads: ${english}`, `Лидер: Max: ${russian}`]);
  });
});

describe('why somebody leads', () => {
  test.each<[string, readonly Card[], readonly Card[], readonly Card[], string, string]>([
    [
      'colour',
      ['Y6', 'R4'],
      ['C6', 'V4'],
      ['G6'],
      '2 even each; your yellow 6 beats Max’s blue 6',
      '2 чётные, поровну; ваша жёлтая 6 старше голубой 6 (Max)',
    ],
    ['count', ['Y6', 'R4'], ['C6'], ['G6'], 'You have 2 even, Max has 1', 'У вас 2 чётные, Max: 1'],
    ['nothing', ['Y6'], ['C7'], ['G6'], 'Only your cards count', 'Учитываются только ваши карты'],
    [
      'behind',
      ['Y6'],
      ['R7'],
      [],
      'Max’s red 7 beats your yellow 6',
      'Красная 7 (Max) старше вашей жёлтой 6',
    ],
    ['behind by count', ['Y6'], ['R2', 'O2'], ['G6'], 'Max has 2 even, you have 1', 'Max: 2 чётные, у вас 1'],
    [
      'nobody',
      ['Y7'],
      ['R7'],
      ['G6'],
      'No card counts by this rule',
      'Под это правило не подходит ни одна карта',
    ],
  ])('%s', (_by, mine, theirs, canvas, english, russian) => {
    const why = paletteStandings(tableOf([mine, theirs], canvas));
    const [en, ru] = LANGS.map((lang) =>
      red7LeadReasonText(translatorFor(gameMessages, lang), why, players, 0).replaceAll('\u00a0', ' '),
    );
    expect(en).toBe(english);
    expect(ru).toBe(russian);
  });

  test('a set under red is its card; an empty one counts for nothing', () => {
    const t = translatorFor(gameMessages, 'en');
    expect(red7PaletteStandingText(t, 'R', ['R7'])).toBe('red\u00a07');
    expect(red7PaletteStandingText(t, 'I', ['V6', 'Y5', 'R4'])).toBe('run of 3, top 6');
    expect(red7PaletteStandingText(t, 'V', [])).toBe('no card counts');
  });
});

describe('a card says why it would not lead', () => {
  const seated = red7.setup({ seats: 2, options: red7.options.parse({}), seed: '0'.repeat(64) });
  const view = {
    ...red7.view(seated, 0),
    table: { ...tableOf([['G5'], ['C6']], []), phase: { type: 'turn', seat: 0 } as const },
    hand: ['V6', 'O6', 'O1', 'V2'] as const,
  };
  const ask = (card: Card, steps: readonly Red7DraftedTurnStep[] = []) => {
    const { choices } = previewDraftedTurn(view, red7DraftedTurnFromSteps(steps));
    const choice = (to: Red7DraftedTurnStep['to'], one: Card) =>
      choices.find(({ step }) => step.to === to && step.card === one) ?? null;
    return LANGS.map((lang) =>
      red7NoLeadReasonText(
        { t: translatorFor(gameMessages, lang), view, players, turn: { steps, choice } },
        card,
      )?.replaceAll('\u00a0', ' '),
    );
  };
  test('in the palette and as the rule', () => {
    expect(ask('V6')).toEqual([
      'Not in your palette: Max’s blue 6 beats your violet 6. Not as the rule: no card counts by this rule.',
      'В палитре не поможет: голубая 6 (Max) старше вашей фиолетовой 6. На холсте не поможет: под это правило не подходит ни одна карта.',
    ]);
  });
  test('only where it would not', () => {
    expect(ask('O6')[0]).toBe('Not as the rule: 1 of a number each; Max’s blue 6 beats your green 5.');
  });
  test('and nothing where it would, after what is laid already', () => {
    expect(ask('V2', [{ to: 'palette', card: 'O1' }])[0]).toBeUndefined();
  });
});

describe('the prompt of my turn', () => {
  const seated = red7.setup({ seats: 2, options: red7.options.parse({}), seed: '0'.repeat(64) });
  const detail = (hand: readonly Card[]) => {
    const view = {
      ...red7.view(seated, 0),
      table: {
        ...tableOf(
          [
            ['Y4', 'G2', 'I6'],
            ['R6', 'V1'],
          ],
          [],
        ),
        phase: { type: 'turn', seat: 0 } as const,
      },
      hand,
    };
    const look = previewDraftedTurn(view, red7DraftedTurnFromSteps([]));
    const asked = { view, why: red7.explain(view), seat: 0, players, hints: 'full' };
    return gamePromptOf(translatorFor(gameMessages, 'en'), asked as never, {
      turn: { look, steps: [] } as never,
      news: null,
      hope: bestPossibleLeadStatus(view),
    }).detail;
  };
  test.each<[string, readonly Card[], string]>([
    [
      'example A: both cards are needed',
      ['O5', 'I4'],
      'One card is not enough: try palette and rule together',
    ],
    ['a 7 leads by itself', ['V7', 'I4'], 'Be in the lead when you end it'],
    ['nothing helps', ['R1'], 'No winning turn found'],
  ])('%s', (_name, hand, text) => {
    expect(detail(hand)).toBe(text);
  });
});

test('steps become the draft that the rules know', () => {
  expect(
    red7DraftedTurnFromSteps([
      { to: 'palette', card: 'C5' },
      { to: 'palette', card: 'O1' },
      { to: 'take', seat: 1, card: 'R6' },
      { to: 'canvas', card: 'R2' },
    ]),
  ).toEqual({
    palette: [
      { card: 'C5', toCanvas: null, take: null },
      { card: 'O1', toCanvas: null, take: { seat: 1, card: 'R6' } },
    ],
    canvas: 'R2',
  });
});

test('a rules page can show every card', () => {
  for (const code of ['R7', 'V1', 'START']) expect(module.drawCard?.(code)).not.toBeNull();
  expect(module.drawCard?.('X9')).toBeNull();
});
