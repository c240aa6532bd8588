import { ok } from '@fivefold/rules';
import { runningTable } from '../queries.ts';
import { type MemberCommandHandlers, refuseCommand } from './context.ts';

export const firstHandAndReviewCommandHandlers: MemberCommandHandlers<
  'firstHand' | 'leadReview' | 'showStep' | 'endReview'
> = {
  firstHand({ room, me }, { playing }) {
    if (playing && runningTable(room)) return refuseCommand('game-running');
    if (room.learners.includes(me.id) === playing) return ok([]);
    return ok([{ type: 'firstHand', member: me.id, playing }]);
  },

  /** Also replaces a present leader, who becomes a follower. */
  leadReview({ room, me }, { number, step }) {
    if (number > room.number) return refuseCommand('no-game');
    if (runningTable(room)?.number === number) return refuseCommand('game-running');
    const { review } = room;
    if (review?.leader === me.id && review.number === number && review.step === step) return ok([]);
    return ok([{ type: 'reviewLed', member: me.id, number, step }]);
  },

  /** Ignores steps of a former leader that were sent before the lead changed. */
  showStep({ room, me }, { number, step }) {
    const { review } = room;
    if (review?.leader !== me.id || review.number !== number || review.step === step) return ok([]);
    return ok([{ type: 'reviewLed', member: me.id, number, step }]);
  },

  endReview({ room, me }) {
    return room.review?.leader === me.id ? ok([{ type: 'reviewEnded' }]) : ok([]);
  },
};
