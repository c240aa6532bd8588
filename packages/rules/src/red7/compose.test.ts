import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canvas,
  cards,
  endTurn,
  goOn,
  pass,
  refusal,
  stateAfter,
  table,
  turn,
  viewOf,
} from '../../testing/red7.ts';
import { deriveSeedFromTexts, fastRandom, pickRandom } from '../kernel/random.ts';
import {
  addDraftedTurnStep,
  bestPossibleLeadStatus,
  EMPTY_RED7_DRAFTED_TURN,
  paletteStandings,
  previewDraftedTurn,
  type Red7DraftedTurn,
  type Red7DraftedTurnChoice,
  red7,
  type View,
} from './game.ts';
import { applyLegalDraftedTurn } from './turn.ts';

const options = { actions: true };
const draft = (palette: string, laid = ''): Red7DraftedTurn => {
  const { type: _, ...parts } = turn(palette, laid) as { type: 'turn' } & Red7DraftedTurn;
  return parts;
};

/** `palette R2: behind`, one line for each choice. */
const listed = (view: View, from: Red7DraftedTurn) => previewDraftedTurn(view, from).choices.map(line);
function line({ step, prospect }: Red7DraftedTurnChoice): string {
  const whose = step.to === 'take' ? `${'ABCD'[step.seat]}.` : '';
  return `${step.to} ${whose}${step.card}: ${prospect}`;
}

describe('a turn is composed step by step', () => {
  test('from nothing: every card to the palette or to the canvas', () => {
    const view = viewOf(table({ A: 'Y4 G2 I6 | O5 I4', B: 'R6 V1' }), 'A');
    const empty = previewDraftedTurn(view, EMPTY_RED7_DRAFTED_TURN);
    expect(empty).toEqual({
      table: view.table,
      hand: view.hand,
      why: red7.explain(view),
      prospect: 'behind',
      owes: null,
      draws: null,
      action: null,
      refusal: { code: 'empty-turn' },
      choices: [
        { step: { to: 'palette', card: 'O5' }, prospect: 'behind' },
        { step: { to: 'canvas', card: 'O5' }, prospect: 'behind' },
        { step: { to: 'palette', card: 'I4' }, prospect: 'behind' },
        { step: { to: 'canvas', card: 'I4' }, prospect: 'behind' },
      ],
    });
    expect(listed(view, draft('I4'))).toEqual(['canvas O5: lead']);
    expect(listed(view, draft('', 'O5'))).toEqual(['palette I4: lead']);
    expect(listed(view, draft('I4', 'O5'))).toEqual([]);
  });

  test('the whole turn shows the table as it would be, who would lead and why, and what to send', () => {
    const state = table({ A: 'Y4 G2 I6 | O5 I4', B: 'R6 V1' }, { deck: 'G7', options: { advanced: true } });
    const whole = previewDraftedTurn(viewOf(state, 'A'), draft('I4', 'O5'));
    const laid = { ...state.table, palettes: [cards('Y4 G2 I6 I4'), cards('R6 V1')], canvas: ['O5'] };
    expect(whole).toEqual({
      table: laid,
      hand: [],
      why: paletteStandings(whole.table),
      prospect: 'lead',
      owes: null,
      draws: { by: 'canvas', card: null },
      action: turn('I4', 'O5'),
      refusal: null,
      choices: [],
    });
    expect(whole.why).toEqual({
      rule: 'O',
      leader: 0,
      runnerUp: 1,
      seats: [
        { cards: cards('Y4 I4'), behind: null, worth: 8 },
        { cards: cards('R6'), behind: 'count', worth: 6 },
      ],
    });
  });

  test('a turn that does not lead yet says who leads instead', () => {
    const { action, why, ...rest } = previewDraftedTurn(
      viewOf(table({ A: 'G5 | O6 V6', B: 'C6' }), 'A'),
      draft('V6'),
    );
    expect(action).toBeNull();
    expect(rest.refusal).toEqual({ code: 'not-leading', rule: 'R', leader: 1 });
    expect(rest.prospect).toBe('behind');
    expect(why.seats[0]).toEqual({ cards: ['V6'], behind: 'color', worth: 6 });
  });

  test('a 7 asks which of the other palette cards goes on the canvas', () => {
    const state = table({ A: 'Y4 I6 | V7 R2', B: 'R6 R3 C1' }, { canvas: 'O5', options });
    const view = viewOf(state, 'A');
    expect(listed(view, EMPTY_RED7_DRAFTED_TURN)).toEqual([
      'palette V7: owes',
      'canvas V7: behind',
      'palette R2: behind',
      'canvas R2: behind',
    ]);
    const asked = previewDraftedTurn(view, draft('V7'));
    expect(asked.owes).toBe('to-canvas');
    expect(asked.refusal).toEqual({ code: 'action7-invalid', card: 'V7', toCanvas: null });
    expect(asked.choices.map(line)).toEqual(['move-to-canvas Y4: behind', 'move-to-canvas I6: lead']);
    const moved = addDraftedTurnStep(draft('V7'), { to: 'move-to-canvas', card: 'I6' });
    expect(moved).toEqual(draft('V7>I6'));
    expect(listed(view, moved)).toEqual(['canvas R2: lead']);
    expect(previewDraftedTurn(view, draft('V7>I6')).action).toEqual(turn('V7>I6'));
  });

  test('a 5 asks for one more card, and no canvas card comes before it', () => {
    const view = viewOf(table({ A: 'Y4 | C5 O1 G4', B: 'I4' }, { options }), 'A');
    const asked = previewDraftedTurn(view, draft('C5'));
    expect(asked.owes).toBe('palette');
    expect(asked.refusal).toEqual({ code: 'action5-card-required', card: 'C5' });
    expect(asked.choices.map(line)).toEqual(['palette O1: lead', 'palette G4: lead']);
    expect(listed(view, draft('C5 G4'))).toEqual(['canvas O1: lead']);
    expect(listed(view, draft('C5', 'G4'))).toEqual(['palette O1: lead']);
  });

  test('a 1 asks whose card goes on the deck', () => {
    const state = table(
      { A: 'Y4 O2 | G1 C5', B: 'R6 I3', C: 'C1' },
      { deck: 'Y6', options: { actions: true, advanced: true } },
    );
    const view = viewOf(state, 'A');
    const asked = previewDraftedTurn(view, draft('G1'));
    expect(asked.owes).toBe('take');
    expect(asked.refusal).toEqual({ code: 'action1-invalid', card: 'G1', take: null });
    expect(asked.choices.map(line)).toEqual(['take B.R6: lead', 'take B.I3: behind']);
    const taken = addDraftedTurnStep(draft('G1'), { to: 'take', seat: 1, card: 'R6' });
    expect(taken).toEqual(draft('G1<B.R6'));
    expect(previewDraftedTurn(view, taken).table.onDeck).toEqual(['R6']);
    expect(previewDraftedTurn(view, taken).draws).toBeNull();
    expect(previewDraftedTurn(view, addDraftedTurnStep(taken, { to: 'canvas', card: 'C5' })).draws).toEqual({
      by: 'canvas',
      card: 'R6',
    });
    expect(previewDraftedTurn(view, draft('G1', 'C5')).draws).toBeNull();
  });

  test('a 3 draws before it is known who leads', () => {
    const state = table({ A: 'Y4 | R3 O1', B: 'R6' }, { deck: 'V6 C2', options });
    const gamble = previewDraftedTurn(viewOf(state, 'A'), draft('R3'));
    expect(gamble.prospect).toBe('gamble');
    expect(gamble.draws).toEqual({ by: 'three', card: null });
    expect(gamble.action).toEqual(turn('R3'));
    expect(gamble.choices).toEqual([]);
    expect(listed(viewOf(state, 'A'), draft('', 'O1'))).toEqual([]);
  });

  test('after the draw only the canvas is left, or the end of the turn', () => {
    const state = table({ A: 'Y4 | R3 O1', B: 'R6' }, { deck: 'V6 C2', options });
    const view = viewOf(stateAfter(state, ['A', turn('R3')]), 'A');
    const drawn = previewDraftedTurn(view, EMPTY_RED7_DRAFTED_TURN);
    expect(drawn.action).toBeNull();
    expect(drawn.refusal).toEqual({ code: 'not-leading', rule: 'R', leader: 1 });
    expect(drawn.choices.map(line)).toEqual(['canvas O1: behind', 'canvas V6: lead']);
    expect(previewDraftedTurn(view, draft('', 'V6')).action).toEqual(canvas('V6'));
    expect(previewDraftedTurn(view, draft('O1')).refusal).toEqual({
      code: 'wrong-phase',
      phase: 'after-draw',
    });
    const leading = table({ A: 'R7 | R3 O1', B: 'R6' }, { deck: 'V6 C2', options });
    expect(
      previewDraftedTurn(viewOf(stateAfter(leading, ['A', turn('R3')]), 'A'), EMPTY_RED7_DRAFTED_TURN).action,
    ).toEqual(endTurn);
  });

  test('works ahead of the own turn, also while another player has drawn', () => {
    const state = table({ A: 'Y4 | R3 O1', B: 'R6 | R7' }, { deck: 'V6 C2', options: { actions: true } });
    const ahead = previewDraftedTurn(
      viewOf(stateAfter(state, ['A', turn('R3')]), 'B'),
      EMPTY_RED7_DRAFTED_TURN,
    );
    expect(ahead.refusal).toEqual({ code: 'not-your-turn' });
    expect(ahead.action).toBeNull();
    expect(ahead.choices.map(line)).toEqual(['palette R7: owes', 'canvas R7: lead']);
  });

  test('a draft that no longer fits lays nothing, and a finished round has no turns', () => {
    const state = table({ A: 'Y4 | R3', B: 'R6' }, { options: { advanced: true } });
    const stale = previewDraftedTurn(viewOf(state, 'A'), draft('O7'));
    expect(stale.refusal).toEqual({ code: 'card-not-in-hand', card: 'O7' });
    expect(stale.table).toBe(state.table);
    expect(stale).toMatchObject({ hand: ['R3'], choices: [], owes: null, draws: null, prospect: 'behind' });
    const end = viewOf(stateAfter(state, ['A', pass]), 'A');
    expect(previewDraftedTurn(end, EMPTY_RED7_DRAFTED_TURN).refusal).toEqual({
      code: 'wrong-phase',
      phase: 'round-end',
    });
    const over = viewOf(stateAfter(table({ A: 'Y4 | R3', B: 'R6' }), ['A', pass]), 'B');
    expect(previewDraftedTurn(over, EMPTY_RED7_DRAFTED_TURN).refusal).toEqual({
      code: 'wrong-phase',
      phase: 'over',
    });
  });

  test('a spectator composes nothing, and a choice needs its card', () => {
    const state = table({ A: 'Y4', B: 'R6' });
    expect(() => previewDraftedTurn(viewOf(state, 'spectator'), EMPTY_RED7_DRAFTED_TURN)).toThrow(
      'a spectator has no turn to compose',
    );
    expect(() => addDraftedTurnStep(EMPTY_RED7_DRAFTED_TURN, { to: 'move-to-canvas', card: 'R1' })).toThrow(
      'asks for a choice',
    );
  });
});

test('throws for cards that cannot be laid', () => {
  const { table: lying, hands } = table({ A: 'Y4 | R3', B: 'R6' });
  const position = { table: lying, seat: 0, hand: hands[0]!, deckSize: 0 };
  expect(() => applyLegalDraftedTurn(position, draft('O7'))).toThrow('refused: card-not-in-hand');
});

describe('hope', () => {
  const deck = 'V6 C2';
  test.each<[hope: string, players: Record<string, string>, deck: string]>([
    ['lead', { A: 'Y4 G2 I6 | O5 I4', B: 'R6 V1' }, deck],
    ['lead', { A: 'Y4 | R3 O7 R2', B: 'R6' }, deck],
    ['gamble', { A: 'Y4 | R3 O1', B: 'R6' }, deck],
    ['behind', { A: 'Y4 | R3 O1', B: 'R6' }, ''],
  ])('is to %s', (hope, players, deck) => {
    expect(bestPossibleLeadStatus(viewOf(table(players, { deck, options }), 'A'))).toBe(hope);
  });

  test.each<[hope: string, palette: string, drawn: string]>([
    ['behind', 'Y4', 'V6'],
    ['lead', 'Y4', 'I6'],
    ['behind', 'Y4', 'R5'],
    ['lead', 'R7', 'V2'],
  ])('is to %s after a 3 beside %s drew %s', (hope, palette, drawn) => {
    const state = table({ A: `${palette} | R3`, B: 'R6 O3 Y3' }, { deck: drawn, canvas: 'R4', options });
    expect(bestPossibleLeadStatus(viewOf(stateAfter(state, ['A', turn('R3')]), 'A'))).toBe(hope);
  });
});

test('following the builder never ends in a refusal, and its answers are those of the rules', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (number, seats, advanced) => {
      const random = fastRandom(number);
      const settled = red7.options.parse({ actions: true, advanced, targetScore: 10 });
      let state = red7.setup({
        seats,
        options: settled,
        seed: deriveSeedFromTexts('builder', String(number)),
      });
      for (let moves = 0; moves < 40 && state.table.phase.type !== 'over'; moves += 1) {
        const seat = red7.waitingFor(state)[0]!;
        const view = red7.view(state, seat);
        let built = EMPTY_RED7_DRAFTED_TURN;
        let seen = previewDraftedTurn(view, built);
        while (seen.choices.length > 0 && (seen.owes !== null || seen.prospect === 'behind')) {
          const promised = pickRandom(seen.choices, random);
          built = addDraftedTurnStep(built, promised.step);
          seen = previewDraftedTurn(view, built);
          expect(seen.prospect).toBe(promised.prospect);
        }
        const sent =
          seen.action ?? (view.table.phase.type === 'round-end' ? goOn : red7.pickIdleAction(view, random));
        if (state.table.phase.type === 'turn' && seen.action === null && built !== EMPTY_RED7_DRAFTED_TURN)
          expect(refusal(state, 'ABCD'[seat]!, { type: 'turn', ...built })).toEqual(seen.refusal);
        const result = red7.reduce(state, seat, sent);
        if (!result.ok) throw new Error(`${JSON.stringify(sent)}: ${result.error.code}`);
        state = result.value.state;
      }
    }),
    { numRuns: Math.ceil(200 * Number(process.env.FIVEFOLD_RUNS ?? 1)) },
  );
});
