import { createRed7SearchPlayer } from './searchPlayer.ts';

/** Trials for each rival: with more of them more is left to chance, and the few deals of a duel say little. */
const TRIALS_FOR_RIVAL = 30;

export const mediumRed7Player = createRed7SearchPlayer({
  candidates: 5,
  samplesFor: (seats) => TRIALS_FOR_RIVAL * (seats - 1),
});
