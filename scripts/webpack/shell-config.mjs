import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { runtimeParts } from './federation-runtime.mjs';
import { LateFederationPlugin } from './late-federation-plugin.mjs';
import { SHELL } from './paths.mjs';
import { providedByShell } from './shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT, versionOf } from './version.mjs';

/** Webpack's own rule, but for what calls need: documents announce it by its name, so it is one file. */
const isSplit = (chunk) => !chunk.canBeInitial() && chunk.name !== 'http';

/**
 * The whole webpack configuration of the shell. It names no remote: the release manifest does, at runtime.
 * @param {boolean} development whether it is built to be written on (scripts/dev), not to be released
 */
export function shellConfig(development = false) {
  const container = containerOf(SHELL, development ? IN_DEVELOPMENT : versionOf(SHELL));
  const base = baseConfig({ microfrontend: SHELL, container, development });
  return {
    ...base,
    entry: {
      main: './src/index.tsx',
      federation: { import: './src/remotes/federation-host.ts', dependOn: 'main' },
    },
    optimization: { ...base.optimization, splitChunks: { chunks: isSplit } },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        remotes: {},
        shared: providedByShell(development),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'manifest.json' },
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: runtimeParts },
      }),
      new LateFederationPlugin('federation'),
    ],
  };
}
