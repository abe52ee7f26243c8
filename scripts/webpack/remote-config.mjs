import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { exposesOf, sandboxFactsOf } from './exposes.mjs';
import { projectPath } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT, versionOf } from './version.mjs';

/**
 * The whole webpack configuration of a remote.
 * @param {string} remote the remote's folder, such as mfe-roadmaps
 * @param {boolean} development whether it is built to be written on (scripts/dev), not to be released
 * @param {object} federated what of federation's options is otherwise then
 */
export async function remoteConfig(remote, development = false, federated = {}) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const container = containerOf(remote, development ? IN_DEVELOPMENT : versionOf(remote));
  const base = baseConfig({ microfrontend: remote, container, development });
  return {
    ...base,
    entry: {},
    plugins: [
      ...base.plugins,
      ...(await sandboxFactsOf(remote)),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.js',
        exposes: exposesOf(declared),
        shared: takenFromShell(development),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'manifest.json' },
        dts: false,
        // The runtime is the shell's (shell/src/remotes/federation-host.ts): an entry is 6.5 KB with brotli instead of 20.6.
        experiments: { externalRuntime: true },
        ...federated,
      }),
    ],
  };
}
