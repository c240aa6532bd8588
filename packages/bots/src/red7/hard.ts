import { searchPlayer } from './searchPlayer.ts';

export const hardRed7Player = searchPlayer({ candidates: 14, samplesFor: () => 1200 });
