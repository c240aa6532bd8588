import { createRed7SearchBot } from './searchBot.ts';

export const hardRed7Bot = createRed7SearchBot({ candidates: 14, samplesFor: () => 1200 });
