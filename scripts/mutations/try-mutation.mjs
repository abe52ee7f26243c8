import { dirname } from 'node:path';
import { runCommand } from '../test/run-command.mjs';
import { runTests } from './run-tests.mjs';

/**
 * Puts a fault back into a copy of the project and runs what must notice it. Afterwards the copy is as before.
 * @param {string} folder the copy
 * @param {{ patch: string, fault: string, by: string, expected: string }} mutation
 * @returns {Promise<{ ok: boolean, output: string }>} ok if the fault was noticed as the patch says
 */
export async function tryMutation(folder, { patch, fault, by, expected }) {
  const applied = await apply(folder, patch);
  if (!applied.ok) {
    return { ok: false, output: `${patch} no longer applies: make it again.\n${applied.output}` };
  }
  const { passed, failed, output } = await runTests(folder, by, [expected]).finally(() =>
    takeBack(folder, patch),
  );
  if (failed.includes(expected)) return { ok: true, output };
  const complaint = passed.includes(expected)
    ? `Nobody notices this fault:\n  ${fault}\n${by} should, by\n  ${expected}`
    : `${patch} breaks something, but ${by} doesn't fail by\n  ${expected}\n${output}`;
  return { ok: false, output: complaint };
}

/** @throws if it stays in the copy, where the next mutation would be tried together with it */
async function takeBack(folder, patch) {
  const { ok, output } = await apply(folder, patch, '--reverse');
  if (!ok) throw new Error(`${patch} can't be undone:\n${output}`);
}

/** Git doesn't look for a repository around the copy: paths are the copy's own. */
const apply = (folder, patch, ...options) =>
  runCommand('git', ['apply', ...options, patch], {
    cwd: folder,
    env: { GIT_CEILING_DIRECTORIES: dirname(folder) },
  });
