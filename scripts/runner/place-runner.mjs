import { cp } from 'node:fs/promises';
import { projectPath } from '../webpack/paths.mjs';
import { sandboxOf } from './has-runner.mjs';

/** Puts what a unit runs programs in into its dist folder, where publishing finds it (release/store.ts). */
export async function placeRunner(unit) {
  const sandbox = await sandboxOf(unit);
  if (!sandbox) return;
  const { path, facts } = sandbox;
  await cp(path, projectPath(`${unit}/dist/beside/${facts.folder}`), { recursive: true });
}
