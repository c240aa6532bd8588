import { defineConfig } from 'vitest/config';

// Only the tests of one game: a mutant that another folder's tests would find is not well tested here.
export default defineConfig({
  test: { include: [`packages/rules/src/${process.env.FIVEFOLD_GAME}/**/*.test.ts`], testTimeout: 120_000 },
});
