import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './fixtures/browser.ts';

export default defineConfig({
  // `npm test` runs the specs, `npm run test:long` the long ones and some of the chaos, `npm run chaos` all of it.
  projects: [
    { name: 'specs', testDir: 'specs' },
    // What pages weigh: all of it with every `npm test`.
    { name: 'first-visit', testDir: 'first-visit' },
    // Whole stories of a team or an administrator, with axe at each of their pages.
    { name: 'long', testDir: 'long', timeout: 600_000 },
    { name: 'chaos', testDir: 'chaos' },
  ],
  outputDir: '../test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  // Half of a test is waiting: for notices, timers and answers.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    // Set by the global setup, before the processes that run the tests read this.
    baseURL: process.env.SITE_URL,
    // `--trace on` records what a failed test did; to record each costs a tenth of the time of all.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Specs see and change requests of pages, which a service worker would hide. Those about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
});
