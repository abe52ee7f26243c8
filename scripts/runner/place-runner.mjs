import { cp } from 'node:fs/promises';
import { projectPath } from '../webpack/paths.mjs';
import { hasRunner } from './has-runner.mjs';

/** Puts the runner of a unit that has one into its dist folder, where publishing finds it (release/store.ts). */
export async function placeRunner(unit) {
  if (!hasRunner(unit)) return;
  const { buildRunner } = await import('./build-runner.mjs');
  const { path, facts } = await buildRunner();
  await cp(path, projectPath(`${unit}/dist/beside/${facts.folder}`), { recursive: true });
}
