import { join } from 'node:path';
import { readMutations } from '../../mutations/read-mutations.mjs';
import { runTests } from '../../mutations/run-tests.mjs';
import { tryMutation } from '../../mutations/try-mutation.mjs';
import { sampleOf } from '../extent.mjs';
import { verdict } from '../run-steps.mjs';
import { copyProject } from './copy-project.mjs';

/**
 * Puts faults that the project once had back, one at a time and into a copy: a test must fail, the one that
 * the patch names. Before that it must pass there.
 */
export function mutationSteps(workspace) {
  const mutations = sampleOf(readMutations(), 3);
  const folder = join(workspace, 'mutated');
  let copied = false;
  const copyOnce = () => {
    if (!copied) copyProject(folder);
    copied = true;
  };
  /** By what was run: mutations of one file of tests share its run without any of them. */
  const unmutated = new Map();
  const runUnmutated = (by) => {
    const all = mutations.filter((other) => other.by === by).map(({ expected }) => expected);
    const run = unmutated.get(by) ?? runTests(folder, by, all);
    unmutated.set(by, run);
    return run;
  };
  return mutations.map((mutation) => ({
    name: `mutations: ${mutation.name}`,
    run: async () => {
      copyOnce();
      const { by, expected } = mutation;
      const { passed, output } = await runUnmutated(by);
      if (passed.includes(expected)) return verdict(await tryMutation(folder, mutation));
      const complaint = `Without any fault this must pass in ${by}, and doesn't:\n  ${expected}`;
      return verdict({ ok: false, output: `${complaint}\n${output || 'There is no such test.'}` });
    },
  }));
}
