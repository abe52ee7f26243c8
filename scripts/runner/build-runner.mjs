/** Builds what running Python in a browser takes (shared/workspace/runner). */
import { projectPath } from '../webpack/paths.mjs';
import { buildSandbox } from './build-sandbox.mjs';
import { ENGINE_FILES, engineFolder } from './engine.mjs';

let built;

/** Returns the runner's folder and its facts. A process builds it once. */
export function buildRunner() {
  built ??= buildSandbox({
    name: 'runner',
    sources: projectPath('shared/workspace/runner'),
    files: ENGINE_FILES,
    makeFiles: engineFolder,
    address: 'undefined',
  });
  return built;
}
