import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { exposesOf, sandboxFactsOf } from './exposes.mjs';
import { projectPath } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT, placeholderVersion } from './version.mjs';

/**
 * The whole webpack configuration of a remote.
 * @param {string} remote the remote's folder, such as mfe-roadmaps
 * @param {boolean} development whether it is built to be written on (scripts/dev), not to be released
 * @param {object} federated what of federation's options is otherwise then
 */
export async function remoteConfig(remote, development = false, federated = {}) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const container = containerOf(remote, development ? IN_DEVELOPMENT : placeholderVersion(remote));
  const base = baseConfig({ microfrontend: remote, container, development });
  return {
    ...base,
    entry: {},
    plugins: [
      ...base.plugins,
      new FederationModuleIds(),
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

/**
 * Federation names its runtime's entry by a hash of paths on this machine, and webpack derives ids from names: the same
 * sources would be another version in another folder.
 */
class FederationModuleIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationModuleIds', ({ hooks, chunkGraph }) => {
      hooks.beforeModuleIds.tap('FederationModuleIds', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!name.includes('.federation/entry.')) continue;
          const isContainer = name.startsWith('container entry ');
          chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation');
        }
      });
    });
  }
}
