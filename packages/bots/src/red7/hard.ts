import { createRed7SearchPlayer } from './searchPlayer.ts';

export const hardRed7Player = createRed7SearchPlayer({ candidates: 14, samplesFor: () => 1200 });
