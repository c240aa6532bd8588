import { pickRandom } from '@fivefold/rules';
import { type Action, cutsForEvenParts, DECK, PODELIM_PART_COLORS, type View } from '@fivefold/rules/podelim';
import type { Actor } from '../fixtures/actor.ts';
import type { BrowserGame, GamePlayer, Stage } from '../players/browserGame.ts';

const cutsOf = async (actor: Actor): Promise<readonly [number, number]> => {
  // Without a named function inside, which tsx would wrap in a helper that the page does not have.
  const [first, second] = await actor
    .see('splitter')
    .evaluate((splitter) =>
      [1, 2].map((n) =>
        Number(splitter.querySelector(`[data-testid=divider-${n}]`)!.getAttribute('aria-valuenow')),
      ),
    );
  return [first!, second!];
};

async function moveDivider(actor: Actor, which: 0 | 1, from: number, to: number): Promise<void> {
  const steps = Math.abs(to - from);
  if (steps === 0) return;
  if (actor.byKeys) await actor.reach(`divider-${which + 1}`);
  for (let step = 0; step < steps; step += 1) {
    if (actor.byKeys) await actor.page.keyboard.press(to < from ? 'ArrowLeft' : 'ArrowRight');
    else await actor.press(`divider-${which + 1}-${to < from ? 'left' : 'right'}`);
  }
}

async function split(actor: Actor, first: number, second: number): Promise<void> {
  await actor.see('splitter').waitFor();
  const now = await cutsOf(actor);
  const moves = [() => moveDivider(actor, 0, now[0], first), () => moveDivider(actor, 1, now[1], second)];
  // A divider cannot pass the other one, so the one that makes room moves first.
  if (second > now[1]) moves.reverse();
  for (const move of moves) await move();
}

const player: GamePlayer<View, Action> = {
  /** Moves dividers by at most one place; more would test nothing new. */
  choose: (legal, { table: { phase } }, random) => {
    const even = phase.type === 'split' ? cutsForEvenParts(phase.pile) : [0, 0];
    const near = legal.filter(
      (action) =>
        action.type !== 'split' ||
        Math.abs(action.first - even[0]!) + Math.abs(action.second - even[1]!) <= 1,
    );
    return pickRandom(near.length > 0 ? near : legal, random);
  },
  perform: async (actor, action) => {
    await actor.skip();
    switch (action.type) {
      case 'split':
        await split(actor, action.first, action.second);
        return actor.press('confirm-move');
      case 'discard-part':
      case 'vote':
        await actor.pick(action.color);
        return actor.press('confirm-move');
      case 'place-jokers':
        for (const value of action.values) {
          await actor.pick(value);
          await actor.press('confirm-move');
        }
    }
  },
};

const stage: Stage<View> = {
  seats: 2,
  luck: 3,
  phases: [
    {
      name: 'split',
      isAt: ({ table: { phase, leader } }, me) =>
        phase.type === 'split' && phase.pile.color === null && leader === me,
      shows: ['splitter', 'confirm-move'],
    },
    {
      name: 'discard',
      seats: 2,
      isAt: ({ table: { phase } }, me) => phase.type === 'discard' && phase.seat === me,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'vote',
      isAt: ({ table: { phase }, vote }) =>
        phase.type === 'vote' && phase.pile.color === null && vote === null,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'vote, sealed',
      isAt: ({ table: { phase }, vote }) => phase.type === 'vote' && vote !== null,
      shows: ['sealed', 'change'],
    },
    {
      name: 'split of a contest',
      isAt: ({ table: { phase, leader } }, me) =>
        phase.type === 'split' && phase.pile.color !== null && leader === me,
      shows: ['splitter', 'confirm-move'],
    },
    {
      name: 'vote in a contest',
      isAt: ({ table: { phase }, vote }, me) =>
        phase.type === 'vote' && phase.pile.color !== null && phase.pile.voters.includes(me) && vote === null,
      shows: ['hand', 'confirm-move'],
    },
    {
      name: 'jokers',
      isAt: ({ table: { phase } }, me) => phase.type === 'sort' && phase.seat === me,
      shows: ['jokers', 'hand', 'confirm-move'],
    },
  ],
};

const VOTED = 'That works too. You may vote so. The ringed part is meant here.';

const game: BrowserGame<View, Action> = {
  player,
  stage,
  crowd: 4,
  wholeGame: { people: ['Anna', 'Илья', 'Max'] },
  cards: [...new Set<string>(DECK), ...PODELIM_PART_COLORS],
  firstHand: {
    beats: 7,
    wrong: [
      {
        presses: ['confirm-move'],
        says: 'Alone on it, you take it. Pico has cut the row in three. All vote in secret. Vote for the white part.',
        kind: 'blocked',
      },
      { presses: ['part-blue', 'confirm-move'], says: VOTED, kind: 'legal' },
      { presses: ['part-black', 'confirm-move'], says: VOTED, kind: 'legal' },
    ],
  },
};
export default game;
