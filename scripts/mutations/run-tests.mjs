/** Runs what must notice a mutation, in a copy of the project. */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runNode } from '../test/run-command.mjs';

/** What of `npm run check` may be named in place of a file of tests, as Node runs it. */
const checks = {
  contract: [['node_modules/typescript/bin/tsc', '-b', 'shared'], ['scripts/contract/check.mjs']],
};

/**
 * @param {string} folder the copy; what is written meanwhile stays in it or beside it
 * @param {string} by a file of tests, or a check
 * @param {readonly string[]} expected titles of tests, or what the check may say
 * @returns {Promise<{ passed: readonly string[], failed: readonly string[], output: string }>} what of
 *   `expected` held and what didn't. In neither is a test that wasn't run, and a check that fails with
 *   other words.
 */
export const runTests = (folder, by, expected) =>
  Object.hasOwn(checks, by)
    ? runCheck(folder, checks[by], expected)
    : runJest(folder, by, expected);

async function runCheck(cwd, commands, expected) {
  let output = '';
  for (const command of commands) {
    const result = await runNode(command, { cwd });
    output += result.output;
    if (result.ok) continue;
    return {
      passed: [],
      failed: expected.filter((words) => result.output.includes(words)),
      output,
    };
  }
  return { passed: expected, failed: [], output };
}

async function runJest(cwd, file, titles) {
  const report = join(cwd, 'jest.json');
  await rm(report, { force: true });
  const { output } = await runNode(
    [
      'node_modules/jest/bin/jest.js',
      '--ci',
      `--selectProjects=${file.split('/')[0]}`,
      // Nothing here needs a database, and starting one takes longer than the test.
      '--globalSetup=',
      '--globalTeardown=',
      '--json',
      `--outputFile=${report}`,
      `--testNamePattern=^(${titles.map(literally).join('|')})$`,
      '--runTestsByPath',
      file,
    ],
    // Temporary files go when the copy goes: Jest's cache, and what tests leave behind when they are ended.
    { cwd, env: { CI: 'true', TMPDIR: dirname(cwd) } },
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: [], failed: [], output };
  const { testResults } = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titlesOf = (chosen) => chosen.map(({ fullName }) => fullName);
  return {
    passed: titlesOf(tests.filter(({ status }) => status === 'passed')),
    failed: titlesOf(tests.filter((test) => test.status === 'failed' && !isBroken(test))),
    output: testResults.map(({ message }) => message).join('\n'),
  };
}

/** A name that leads nowhere is a mistake of the patch, and proves nothing about the test. */
const isBroken = ({ failureMessages }) =>
  failureMessages.some((message) => message.startsWith('ReferenceError'));

/** As a regular expression that matches this text and no other. */
const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
