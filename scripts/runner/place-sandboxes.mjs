import { cp } from 'node:fs/promises';
import { projectPath } from '../webpack/paths.mjs';
import { sandboxesOf } from './sandboxes.mjs';

/** Puts what a microfrontend runs programs in into its dist folder, where publishing finds it (release/store.ts). */
export async function placeSandboxes(microfrontend) {
  for (const { path, facts } of await sandboxesOf(microfrontend)) {
    await cp(path, projectPath(`${microfrontend}/dist/beside/${facts.folder}`), {
      recursive: true,
    });
  }
}
