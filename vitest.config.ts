import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/*.test.ts', '{packages,apps}/*/{src,test,testing}/**/*.test.{ts,tsx}'],
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(), // by default one core is left idle, which is half of a machine with two
    testTimeout: 120_000, // whole random games on a busy machine; nothing in the tests measures time
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { branches: 98 },
    },
  },
});
