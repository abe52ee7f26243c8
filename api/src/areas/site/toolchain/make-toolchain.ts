import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';

/** In a container there may be no tools: then the image has the toolchain, or there is none. */
const script = path.join(projectRoot, 'scripts/cpp/make.mjs');

let state: 'untried' | 'making' | 'ended' = 'untried';

/**
 * Has the toolchain of this version made in the background, at the lowest priority, and once: other names that are
 * requested don't exist.
 * @returns whether it's on its way
 */
export function makeToolchain(): boolean {
  if (state !== 'untried' || !existsSync(script)) return state === 'making';
  state = 'making';
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  const end = () => {
    state = 'ended';
  };
  child.on('error', end);
  child.on('exit', end);
  return true;
}
