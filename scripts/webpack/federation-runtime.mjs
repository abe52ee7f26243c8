/**
 * Federation's runtime is in the shell once and remotes use that one (externalRuntime). Measured with
 * brotli: a remote's entry is 6.5 KB instead of 20.6 KB, and the shell grows by 0.7 KB, provided that
 * the two decisions below are taken; without them it grows by 15 KB.
 */
import { projectPath } from './paths.mjs';

/**
 * Snapshots serve remotes named by their unit manifest; ours are named by the release manifest. The shell loads the files
 * of remotes itself and gets modules from their containers (shell/src/remotes/federation-host.ts).
 */
export const runtimeParts = { disableSnapshot: true, disableRemote: true, target: 'web' };

const runtimeCore = projectPath('node_modules/@module-federation/runtime-core/dist/index.js');

/** The package is imported as ES module, as CommonJS and through another package; one copy is enough. */
export const oneRuntimeCore = {
  '@module-federation/runtime-core$': runtimeCore,
  '@module-federation/runtime-tools/runtime-core$': runtimeCore,
};
