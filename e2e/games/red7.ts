import { pickRandom } from '@fivefold/rules';
import { type Action, DECK, type Red7PaletteStep, red7 as rules, type View } from '@fivefold/rules/red7';
import type { Actor } from '../fixtures/actor.ts';
import type { BrowserGame, GamePlayer, Stage } from '../players/browserGame.ts';

async function lay(actor: Actor, card: string, to: 'palette' | 'canvas'): Promise<void> {
  await actor.pick(card);
  if (actor.byKeys) await actor.page.keyboard.press(to === 'palette' ? 'p' : 'k');
  else await actor.press(`to-${to}`);
}

/** Plays a card to the palette, with the choices of a 7 or a 1. */
async function layStep(actor: Actor, { card, toCanvas, take }: Red7PaletteStep): Promise<void> {
  await lay(actor, card, 'palette');
  if (toCanvas) await actor.press(`move-${toCanvas}`);
  if (take) await actor.press(`take-${take.card}`);
}

async function fold(actor: Actor): Promise<void> {
  await actor.press('fold');
  await actor.press('confirm-go');
}

const player: GamePlayer<View, Action> = {
  choose: (legal, _view, random) => {
    const turns = legal.filter(({ type }) => type !== 'pass');
    return pickRandom(turns.length > 0 ? turns : legal, random);
  },
  perform: async (actor, action, view) => {
    switch (action.type) {
      case 'turn':
        for (const step of action.palette) await layStep(actor, step);
        if (action.canvas) await lay(actor, action.canvas, 'canvas');
        return actor.press('confirm-move');
      case 'canvas':
        await lay(actor, action.card, 'canvas');
        return actor.press('confirm-move');
      case 'end-turn':
        return rules.explain(view).leader === view.me ? actor.press('confirm-move') : fold(actor);
      case 'pass':
        return fold(actor);
      case 'continue':
        return actor.press('continue');
    }
  },
  composes: {
    worth: (action) =>
      action.type === 'turn' &&
      action.palette.length === 1 &&
      !action.palette[0]!.toCanvas &&
      !action.palette[0]!.take &&
      action.canvas !== null,
    steps: async function* (actor, action) {
      if (action.type !== 'turn' || action.canvas === null) return;
      await actor.pick(action.palette[0]!.card);
      yield 'picked';
      await actor.press('to-palette');
      yield 'step one';
      await lay(actor, action.canvas, 'canvas');
      yield 'step two';
    },
  },
};

const stage: Stage<View> = {
  seats: 3,
  luck: 1,
  options: { advanced: true, actions: true, targetScore: 40 },
  phases: [
    {
      name: 'turn',
      isAt: ({ table: { phase } }, me) => phase.type === 'turn' && phase.seat === me,
      shows: ['hand', 'my-palette', 'canvas', 'fold'],
    },
    {
      name: 'turn of somebody else',
      isAt: ({ table: { phase, out } }, me) =>
        phase.type === 'turn' && phase.seat !== me && !out.includes(me),
      shows: ['hand', 'my-palette', 'canvas'],
    },
    {
      name: 'after a draw',
      isAt: ({ table: { phase } }, me) => phase.type === 'after-draw' && phase.seat === me,
      shows: ['my-palette', 'canvas', 'fold', 'confirm-move'],
    },
    {
      name: 'out of the round',
      isAt: ({ table: { phase, out } }, me) => phase.type === 'turn' && out.includes(me),
      shows: ['my-palette', 'canvas', 'verdict'],
    },
    {
      name: 'end of a round',
      isAt: ({ table: { phase } }, me) => phase.type === 'round-end' && !phase.ready.includes(me),
      shows: ['score-sheet', 'continue'],
    },
  ],
};

const game: BrowserGame<View, Action> = {
  player,
  stage,
  crowd: 4,
  wholeGame: {
    people: ['Anna', 'Max', 'Otto'],
    options: async (host) => {
      await host.see('option-advanced').click();
      await host.see('option-actions').click();
      await host.see('option-targetScore').selectOption('10');
    },
  },
  cards: DECK,
  firstHand: {
    beats: 6,
    wrong: [
      {
        presses: ['hand-G1', 'to-palette', 'confirm-move'],
        says: 'Luma still leads',
        at: 'verdict',
        kind: 'blocked',
      },
      {
        presses: ['hand-C5', 'to-palette', 'confirm-move'],
        says: 'That works too. That leads too: Your blue 5 beats Luma’s indigo 5. The ringed cards are meant here.',
        kind: 'legal',
      },
      {
        presses: ['fold', 'confirm-go'],
        says: 'That works too. To fold is to leave the round. You still have a turn that leads.',
        kind: 'legal',
      },
    ],
  },
};
export default game;
