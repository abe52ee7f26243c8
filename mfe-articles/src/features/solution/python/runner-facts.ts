import type { SandboxFile } from '@site/shared/sandbox';
import type { Role } from '../../../../runner/protocol.ts';

/** Facts about this release's runner, written by the build (scripts/runner/build-runner.mjs). */
export interface RunnerFacts {
  folder: string;
  files: Record<Role, SandboxFile>;
}

declare const PYTHON_RUNNER: RunnerFacts;
declare const __webpack_public_path__: string;

export interface RunnerPlace extends RunnerFacts {
  /** Address of the runner's folder, with a closing slash. */
  base: string;
}

/** The runner is published beside the releases of this remote. */
export const runnerPlace = (): RunnerPlace => ({
  ...PYTHON_RUNNER,
  base: new URL(`../${PYTHON_RUNNER.folder}/`, new URL(__webpack_public_path__, location.href))
    .href,
});
