import type { Role } from '../runner/protocol.ts';
import type { SandboxFile } from '../sandbox/index.ts';

/** Facts about this release's runner, written by the build (scripts/runner/sandboxes.mjs). */
interface RunnerFacts {
  folder: string;
  files: Record<Role, SandboxFile>;
}

declare const RUNNER_SANDBOX: RunnerFacts;
declare const __webpack_public_path__: string;

export interface RunnerPlace extends RunnerFacts {
  /** Address of the runner's folder, with a closing slash. */
  base: string;
}

/** The runner is published beside the releases of this remote. */
export const runnerPlace = (): RunnerPlace => ({
  ...RUNNER_SANDBOX,
  base: new URL(`../${RUNNER_SANDBOX.folder}/`, new URL(__webpack_public_path__, location.href))
    .href,
});
