import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './fixtures/browser.ts';

export default defineConfig({
  // `npm test` runs the specs, `npm run test:long` the long ones and some of the chaos, `npm run chaos` all of it.
  projects: [
    { name: 'specs', testDir: 'specs' },
    { name: 'long', testDir: 'long' },
    { name: 'chaos', testDir: 'chaos' },
  ],
  outputDir: '../test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  // Half of a test is waiting: for notices, timers and answers.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    // Set by the global setup, before the processes that run the tests read this.
    baseURL: process.env.SITE_URL,
    // Without the pictures of each moment, which take a third of the browser's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
});
