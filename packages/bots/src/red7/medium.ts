import { createRed7SearchBot } from './searchBot.ts';

/** Trials for each rival: with more of them more is left to chance, and the few deals of a duel say little. */
const TRIALS_FOR_RIVAL = 30;

export const mediumRed7Bot = createRed7SearchBot({
  candidates: 5,
  samplesFor: (seats) => TRIALS_FOR_RIVAL * (seats - 1),
});
