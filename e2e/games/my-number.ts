import { pickRandom } from '@fivefold/rules';
import { type Action, DECK, type View } from '@fivefold/rules/my-number';
import type { BrowserGame, GamePlayer, Stage } from '../players/browserGame.ts';

const player: GamePlayer<View, Action> = {
  choose: (legal, _view, random) => pickRandom(legal, random),
  perform: async (actor, action) => {
    if (action.type === 'continue') {
      await actor.skip();
      return actor.press('continue');
    }
    await actor.pick(action.card);
    await actor.press('confirm-move');
  },
};

const stage: Stage<View> = {
  seats: 3,
  luck: 1,
  options: { goals: 'perRound' },
  phases: [
    {
      name: 'select',
      isAt: ({ phase }) => phase.type === 'select' && phase.mine === null,
      shows: ['row', 'hand', 'goals', 'confirm-move'],
    },
    {
      name: 'select, sealed',
      isAt: ({ phase }) => phase.type === 'select' && phase.mine !== null,
      shows: ['sealed', 'change'],
    },
    {
      name: 'end of a round',
      isAt: ({ phase }, me) => phase.type === 'round-end' && !phase.continued[me],
      shows: ['score-sheet', 'continue'],
    },
    {
      name: 'end of a round, others still read',
      isAt: ({ phase }, me) => phase.type === 'round-end' && phase.continued[me]!,
      shows: ['score-sheet'],
    },
  ],
};

const game: BrowserGame<View, Action> = {
  player,
  stage,
  crowd: 6,
  wholeGame: { people: ['Anna', 'Илья', 'Max'] },
  cards: DECK.map(String),
  firstHand: {
    beats: 7,
    wrong: [
      {
        presses: ['confirm-move'],
        says: 'Lowest card takes the left one. All play one card at once. Your place among them decides. Play the 3.',
        kind: 'blocked',
      },
      {
        presses: ['hand-17', 'confirm-move'],
        says: 'That works too. That would bring: purple 11, bonus +1, on the slot worth 4. The ringed card is meant here.',
        kind: 'legal',
      },
      {
        presses: ['hand-29', 'confirm-move'],
        says: 'That works too. That would bring: blue 24, on the slot worth 4. The ringed card is meant here.',
        kind: 'legal',
      },
    ],
  },
};
export default game;
