import { defineConfig } from 'vitest/config';

// Only the examples of one game: a mutant that only random play would find, or another folder's tests, is not well
// tested here; and without the random games a run takes minutes, not hours.
export default defineConfig({
  test: {
    include: [`packages/rules/src/${process.env.FIVEFOLD_GAME}/**/*.test.ts`],
    exclude: ['**/contract.test.ts'],
    testTimeout: 120_000,
    isolate: false, // one worker for all files of a mutant, and a fresh one for the next: a third of the time
  },
});
