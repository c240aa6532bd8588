import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../tools/browser.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'scenarios',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0, // a shared machine may stall a page; retried tests are listed as flaky
  workers: 2,
  timeout: 300_000, // a whole game in several pages on a busy machine
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 60_000,
    trace: 'off', // traces take more time than the tests; --trace on records one run
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
      ],
    },
  },
});
