import { LANGUAGES } from '@fivefold/art';
import { GAME_IDS, type GameId, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { gameTestData } from '../games/gameTestData.testing.ts';
import { groupFilesByGame } from '../games/groupFilesByGame.ts';
import { loadGameModule } from '../games/registry.ts';
import type { GameLogLineContext } from '../games/types.ts';
import type { Lang } from '../i18n/core.ts';
import { translatorFor } from '../i18n/language.ts';
import { loadAllLanguages } from '../i18n/loadAll.testing.ts';
import { firstHandPromptOf } from './prompts.ts';
import * as steps from './run.ts';
import { type AnyFirstHand, FIRST_HAND_LEARNER_SEAT, type FirstHandScript } from './script.ts';
import { firstHandMessages } from './words.ts';

const hands = groupFilesByGame(
  'firstHand.ts',
  Object.fromEntries(
    Object.entries(
      import.meta.glob<AnyFirstHand>('../games/*/firstHand.ts', { eager: true, import: 'firstHand' }),
    ).map(([file, hand]) => [file.replace('../games', '.'), hand]),
  ),
);
const scriptOf = (id: GameId): FirstHandScript => ({ rules: games[id]!, hand: hands[id] });
const words = await loadAllLanguages(firstHandMessages);
await Promise.all(Object.values(hands).map(({ texts }) => loadAllLanguages(texts)));
await Promise.all(
  GAME_IDS.flatMap((id) => LANGUAGES.map(async (lang) => (await loadGameModule(id)).words.load(lang))),
);
const contextIn = (lang: Lang, { rivals }: AnyFirstHand): GameLogLineContext => ({
  lang,
  me: FIRST_HAND_LEARNER_SEAT,
  nameOf: (seat) => ['You', ...rivals][seat]!,
});

const say = (script: FirstHandScript, run: steps.FirstHandRun, lang: Lang) =>
  firstHandPromptOf(translatorFor(words, lang), script, run, contextIn(lang, script.hand));

/** Plays the script as somebody does who always does what is asked. */
function* playThrough(script: FirstHandScript): Generator<steps.FirstHandRun> {
  let run = steps.startFirstHandBeat(script, 0);
  for (;;) {
    yield run;
    if (run.stage === 'over') return;
    if (run.stage === 'others') run = steps.playNextScriptedMove(script, run);
    else if (run.stage === 'asked') run = steps.playMoveForLearner(script, run);
    else run = steps.continueFirstHandAfterExplanation(script, run);
  }
}

describe.each(GAME_IDS)('the first hand of %s', (id) => {
  const script = scriptOf(id);
  const runs = [...playThrough(script)];

  test('is played to its end by the rules, with the results that its texts say', () => {
    const results = runs.flatMap((run) =>
      run.stage === 'done' ? [say(script, run, 'en')!.title.replaceAll('\u00a0', ' ')] : [],
    );
    expect(results).toEqual(gameTestData[id].firstHand.results);
    expect(script.hand.beats.length).toBeGreaterThanOrEqual(5);
    expect(script.hand.beats.length).toBeLessThanOrEqual(8);
  });

  test.each(LANGUAGES)('has every text in %s, short enough for a phone', (lang) => {
    const said = runs.flatMap((run) => say(script, run, lang) ?? []);
    for (const { title, detail = '', act = '' } of said) {
      expect(`${title}${detail}${act}`).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(title.length, title).toBeLessThanOrEqual(32);
      expect(`${detail} ${act}`.length, detail).toBeLessThanOrEqual(125);
    }
    const asked = runs.filter(
      (run) => run.stage === 'asked' && steps.currentFirstHandActOf(script, run).steps.length > 0,
    );
    for (const run of asked) {
      const { title, detail, act } = say(script, run, lang)!;
      expect(title).not.toBe('');
      expect(detail).not.toBe('');
      expect(act, 'every beat asks for an act').not.toBe('');
    }
  });

  test('can be entered at every beat, with the position that leads there', () => {
    script.hand.beats.forEach((_, beat) => {
      const reached = runs.find((run) => run.beat === beat && run.act === 0)!;
      expect(steps.startFirstHandBeat(script, beat).state).toEqual(reached.state);
      expect(steps.returnToPreviousFirstHandBeat(script, { ...reached, beat: beat + 1 }).beat).toBe(beat);
    });
  });

  test('begins at beat 1 where the stored beat is damaged', () => {
    for (const beat of [-1, 99, 1.5, Number.NaN]) expect(steps.startFirstHandBeat(script, beat).beat).toBe(0);
  });

  test('answers every other legal action kindly in both languages, and takes it back', () => {
    const asked = runs.filter((run) => run.stage === 'asked');
    for (const run of asked) {
      const legal = [...script.rules.legal(script.rules.view(run.state, FIRST_HAND_LEARNER_SEAT))].slice(
        0,
        40,
      );
      for (const action of legal) {
        const next = steps.playLearnerAction(script, run, action);
        if (next.stage !== 'other') continue;
        for (const lang of LANGUAGES) {
          const prompt = say(script, next, lang)!;
          expect(prompt.tone).toBe('wait');
          expect(prompt.detail).not.toMatch(/[{}]|undefined|^$/);
        }
        const kept = steps.handleUnplannedMove(script, next);
        if (!steps.currentFirstHandActOf(script, run).keeps?.(action)) {
          expect(say(script, kept, 'en')!.detail).toContain('this move is taken back');
          expect(steps.takeBackLearnerMove(kept).state).toBe(run.state);
        }
        const back = steps.takeBackLearnerMove(next);
        expect(back.state).toBe(run.state);
        expect(back.stage).toBe('asked');
        expect(back.misses).toBe(1);
      }
    }
  });

  test('refuses what the rules refuse, keeps the position, and offers help at the third time', () => {
    const run = runs.find((one) => one.stage === 'asked')!;
    let now = run;
    for (const [i, [code, action]] of gameTestData[id].firstHand.refused.entries()) {
      const reduced = script.rules.reduce(now.state, FIRST_HAND_LEARNER_SEAT, action);
      expect(reduced).toMatchObject({ ok: false, error: { code } });
      now = steps.playLearnerAction(script, now, action);
      expect(now).toMatchObject({ misses: i + 1, state: run.state, stage: 'asked' });
      for (const lang of LANGUAGES) {
        const { tone, title, detail } = say(script, now, lang)!;
        const table = translatorFor(words, lang);
        expect({ tone, title, detail }).toEqual({
          tone: 'bad',
          title: table('refused'),
          detail: table('refused.text'),
        });
      }
    }
    expect(now.misses).toBe(steps.FIRST_HAND_MISSES_BEFORE_SHOW_ME);
    expect(steps.playMoveForLearner(script, now).stage).not.toBe('asked');
  });

  test('says the sentence of the table for what the table refuses', () => {
    const run = runs.find((one) => one.stage === 'asked')!;
    const [[code]] = gameTestData[id].firstHand.refused;
    const now = steps.refuseLearnerAction(script, run, code, 'A sentence of the table.');
    expect(now).toMatchObject({ misses: 1, state: run.state, stage: 'asked' });
    expect(say(script, now, 'en')).toMatchObject({ tone: 'bad', detail: 'A sentence of the table.' });
  });
});

test('a joker on another own number may be kept in Podelim, and the first hand goes on to its end', () => {
  const script = scriptOf('podelim');
  const asked = [...playThrough(script)].find((run) => run.beat === 4 && run.stage === 'asked')!;
  const joker = (value: number) =>
    steps.playLearnerAction(script, asked, { type: 'place-jokers', values: [value] });
  for (const value of [4, 5]) {
    let run = steps.handleUnplannedMove(script, joker(value));
    expect(say(script, run, 'en')!.title).toBe(`You have 2 ${value}s now`);
    while (run.stage !== 'over') {
      if (run.stage === 'others') run = steps.playNextScriptedMove(script, run);
      else if (run.stage === 'asked') run = steps.playMoveForLearner(script, run);
      else run = steps.continueFirstHandAfterExplanation(script, run);
    }
  }
});

test('the texts of Iota are true: scores, the only identity of the wild, and where blue does not fit', () => {
  const script = scriptOf('iota');
  const runs = [...playThrough(script)];
  expect(say(script, runs.findLast((run) => run.stage === 'done')!, 'en')!.detail).toBe(
    'Here it can only be the green triangle 2. You lead 67 to 47.',
  );
  const third = runs.find((run) => run.beat === 2 && run.stage === 'asked')!;
  const tried = script.rules.reduce(third.state, FIRST_HAND_LEARNER_SEAT, {
    type: 'play',
    recycles: [],
    placements: [{ x: 3, y: 0, card: 'BC3' }],
  });
  expect(tried).toMatchObject({ ok: false, error: { code: 'line-invalid', broken: ['color'] } });
});

test('the texts of Red7 are true: no card beats the red 7, four turns lead in beat 5, and Luma has none', () => {
  const script = scriptOf('red7');
  const runs = [...playThrough(script)];
  const at = (beat: number) => runs.find((run) => run.beat === beat && run.stage === 'asked')!.state;
  const turnsOf = (state: unknown, seat: number) =>
    [...script.rules.legal(script.rules.view(state, seat))].filter(({ type }) => type === 'turn');
  const shown = (turns: readonly { palette: readonly { card: string }[]; canvas: string | null }[]) =>
    turns.map(({ palette, canvas }) => `${palette.map(({ card }) => card).join()}>${canvas}`).sort();
  expect(shown(turnsOf(at(1), FIRST_HAND_LEARNER_SEAT)).some((turn) => turn.endsWith('>null'))).toBe(false);
  expect(shown(turnsOf(at(4), FIRST_HAND_LEARNER_SEAT))).toEqual(['C5>I2', 'C5>Y2', 'I2>C5', 'Y2>I2'].sort());
  expect(turnsOf(at(5), 1)).toEqual([]);
});

test('the texts of My Number! are true: the place counts, and the middle choice brings most', () => {
  const script = scriptOf('my-number');
  const runs = [...playThrough(script)];
  const at = (beat: number) => runs.find((run) => run.beat === beat && run.stage === 'asked')!;
  const tookWith = (run: steps.FirstHandRun, card: number, turn: number): unknown => {
    const reduced = script.rules.reduce(run.state, FIRST_HAND_LEARNER_SEAT, { type: 'select', card, turn });
    if (!reduced.ok) throw new Error(reduced.error.code);
    return script.rules.view(reduced.value.state, FIRST_HAND_LEARNER_SEAT).table.collections[
      FIRST_HAND_LEARNER_SEAT
    ];
  };
  expect(tookWith(at(1), 50, 2)).toEqual(tookWith(at(1), 57, 2));
  expect(tookWith(at(4), 17, 5)).toEqual([[11, 41], [36, 12], [45], [], []]);
  expect(tookWith(at(4), 57, 5)).toEqual([[11, 41], [36, 49], [45], [], []]);
  expect(tookWith(at(4), 29, 5)).toEqual([[11, 41], [36], [45], [37], []]);
});
