import { ok } from '@fivefold/rules';
import { runningTable } from '../queries.ts';
import { type Handlers, refuse } from './context.ts';

export const activityHandlers: Handlers<'firstHand' | 'leadReview' | 'showStep' | 'endReview'> = {
  firstHand({ room, me }, { playing }) {
    if (playing && runningTable(room)) return refuse('game-running');
    if (room.learners.includes(me.id) === playing) return ok([]);
    return ok([{ type: 'firstHand', member: me.id, playing }]);
  },

  /** Takes the lead also from somebody else, who follows or looks around from then on. */
  leadReview({ room, me }, { number, step }) {
    if (number > room.number) return refuse('no-game');
    if (runningTable(room)?.number === number) return refuse('game-running');
    const { review } = room;
    if (review?.leader === me.id && review.number === number && review.step === step) return ok([]);
    return ok([{ type: 'reviewLed', member: me.id, number, step }]);
  },

  /** Only of the leader: a step on its way when somebody else took the lead changes nothing. */
  showStep({ room, me }, { number, step }) {
    const { review } = room;
    if (review?.leader !== me.id || review.number !== number || review.step === step) return ok([]);
    return ok([{ type: 'reviewLed', member: me.id, number, step }]);
  },

  endReview({ room, me }) {
    return room.review?.leader === me.id ? ok([{ type: 'reviewEnded' }]) : ok([]);
  },
};
