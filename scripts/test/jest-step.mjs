import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { ensurePgbouncer } from './pgbouncer.mjs';
import { runNode } from './run-command.mjs';

/** Files that take long, since they try every operation, limit or failure of a kind: `npm run test:long` runs them. */
const THOROUGH = '\\.thorough\\.test\\.';

/** Unit, component and API tests of every project of jest.config.mjs. */
export const jestStep = (workspace) => step(workspace, 'jest', [`^((?!${THOROUGH}).)*$`]);

export function thoroughJestStep(workspace) {
  const { name, run } = step(workspace, 'jest, thoroughly', [THOROUGH]);
  return { name, run: () => ensurePgbouncer().then(run) };
}

const step = (workspace, name, options) => ({
  name,
  run: async () => {
    const report = join(workspace, 'jest.json');
    const jest = projectPath('node_modules/jest/bin/jest.js');
    const { ok, output } = await runNode(
      [jest, '--ci', '--reporters=default', '--json', `--outputFile=${report}`, ...options],
      { env: { CI: 'true', TMPDIR: workspace } },
    );
    return { ...(await countsOf(report, ok)), output: failuresIn(output) };
  },
});

/** A file that does not even load has no tests to count, and is a failure like a test. */
async function countsOf(report, ok) {
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } =
    JSON.parse(text);
  const failures = testResults.flatMap(failuresOf);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), failures };
}

/** Names of the tests of a file that failed, or the file if it did not even load. */
function failuresOf({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = relative(projectPath(''), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return failed.length > 0 ? failed.map((test) => `${file}: ${test.fullName}`) : [file];
}

/** The report itself goes to standard output as well, in one very long line. */
const failuresIn = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('PASS '))
    .join('\n');
