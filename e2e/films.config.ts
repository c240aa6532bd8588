import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run films`: contact sheets of motion for a person to look at. */
export default defineConfig(config, { testDir: 'films', workers: 1 });
