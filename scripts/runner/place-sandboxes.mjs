import { cp } from 'node:fs/promises';
import { projectPath } from '../webpack/paths.mjs';
import { sandboxesOf } from './sandboxes.mjs';

/** Puts what a unit runs programs in into its dist folder, where publishing finds it (release/store.ts). */
export async function placeSandboxes(unit) {
  for (const { path, facts } of await sandboxesOf(unit)) {
    await cp(path, projectPath(`${unit}/dist/beside/${facts.folder}`), { recursive: true });
  }
}
