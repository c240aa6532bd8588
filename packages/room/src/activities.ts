import type { Room } from './types.ts';
import type { MemberId } from './view.ts';

/** The member plays a first hand, or does not any more. */
export function withFirstHandLearner(
  { learners }: Room,
  member: MemberId,
  playing: boolean,
): Room['learners'] {
  if (learners.includes(member) === playing) return learners;
  return playing ? [...learners, member] : learners.filter((other) => other !== member);
}

/** A member who is away neither plays a first hand nor leads a replay. */
export const withoutMemberActivities = (room: Room, member: MemberId): Pick<Room, 'learners' | 'review'> => ({
  learners: withFirstHandLearner(room, member, false),
  review: room.review?.leader === member ? null : room.review,
});
