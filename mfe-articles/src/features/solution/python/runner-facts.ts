/** One file of the runner. */
export interface RunnerFile {
  name: string;
  /** Bytes, as it has arrived. */
  size: number;
  integrity: string;
}

/** What the build says about the runner that belongs to this release (scripts/runner/build-runner.mjs). */
export interface RunnerFacts {
  folder: string;
  files: { engine: RunnerFile; library: RunnerFile; worker: RunnerFile };
}

declare const PYTHON_RUNNER: RunnerFacts;
declare const __webpack_public_path__: string;

export interface RunnerPlace extends RunnerFacts {
  /** Address of the runner's folder, with a closing slash. */
  base: string;
}

/** It is published beside the releases of this remote. */
export const runnerPlace = (): RunnerPlace => ({
  ...PYTHON_RUNNER,
  base: new URL(`../${PYTHON_RUNNER.folder}/`, new URL(__webpack_public_path__, location.href))
    .href,
});
