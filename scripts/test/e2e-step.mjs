import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { ensureChromium } from './chromium.mjs';
import { runNode } from './run-command.mjs';
import { verdict } from './run-steps.mjs';

/** Builds for production and publishes into the data folder that sites of tests are copies of. */
export const buildStep = (workspace) => ({
  name: 'build and publish',
  run: async () =>
    verdict(
      await runNode([projectPath('scripts/test/publish-all.mjs')], {
        env: { DATA_DIR: templateIn(workspace) },
      }),
    ),
});

/** The specs that show that the built site works: `npm test` runs them, `npm run test:long` all others. */
export const SMOKE = 'specs/(journey|pages)\\.';

/**
 * The published site in a real Chromium: the specs of some folders in e2e.
 * @param {{ name?: string, folders?: string[], options?: string[], env?: Record<string, string> }} options
 *   `options` are Playwright's, `env` is for the tests
 */
export const browserStep = (
  workspace,
  { name = 'end to end', folders = ['specs'], options = [], env = {} } = {},
) => ({
  name,
  run: async () => {
    const report = join(workspace, 'playwright.json');
    const playwright = projectPath('node_modules/@playwright/test/cli.js');
    const { ok, output } = await runNode(
      [
        playwright,
        'test',
        '--config=e2e',
        ...folders.map((folder) => `--project=${folder}`),
        ...options,
      ],
      {
        env: {
          ...env,
          SITE_TEMPLATE: templateIn(workspace),
          // What sites of single tests leave behind when they are killed goes with the workspace.
          TMPDIR: workspace,
          CHROMIUM_PATH: await ensureChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PLAYWRIGHT_FORCE_TTY: '0',
        },
      },
    );
    return { ...(await countsOf(report, ok)), output };
  },
});

const templateIn = (workspace) => join(workspace, 'template');

async function countsOf(report, ok) {
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(text);
  // A skipped test was not tried, and what was not tried is not known to work.
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const printed = suites.flatMap(printedIn).join('').trimEnd();
  return {
    passed: stats.expected,
    failed: ok ? failed : Math.max(failed, 1),
    failures: suites.flatMap(failuresOf),
    printed,
    suites,
  };
}

/** Names of the tests that did not simply pass. */
const failuresOf = ({ suites = [], specs }) => [
  ...suites.flatMap(failuresOf),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, title }) => `${file}: ${title}`),
];

/** What tests say themselves, such as the table of what they tried. */
const printedIn = ({ suites = [], specs }) => [
  ...suites.flatMap(printedIn),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ stdout }) => stdout.map(({ text = '' }) => text)),
    ),
  ),
];
