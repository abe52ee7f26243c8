import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { runtimeParts } from './federation-runtime.mjs';
import { projectPath } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';
import { containerOf, versionOf } from './version.mjs';

/** `./routes` is the one door of a remote; each slot it fills is a further one. */
const exposesOf = ({ slots }) => ({
  './routes': './src/routes.tsx',
  ...Object.fromEntries(slots.map(({ module }) => [module, module])),
});

/**
 * The whole webpack configuration of a remote.
 * @param {string} unit the remote's folder, such as mfe-roadmaps
 */
export function remoteConfig(unit) {
  const manifest = JSON.parse(readFileSync(projectPath(`${unit}/remote.json`), 'utf8'));
  const container = containerOf(unit, versionOf(unit));
  const base = baseConfig({ unit, container });
  return {
    ...base,
    entry: {},
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.js',
        exposes: exposesOf(manifest),
        shared: takenFromShell(false),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'manifest.json' },
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { ...runtimeParts, disableRemote: true },
        },
      }),
    ],
  };
}
