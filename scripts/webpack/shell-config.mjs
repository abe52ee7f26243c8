import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { runtimeParts } from './federation-runtime.mjs';
import { SHELL } from './paths.mjs';
import { providedByShell } from './shared-modules.mjs';
import { containerOf, versionOf } from './version.mjs';

/** The whole webpack configuration of the shell. It names no remote: the set does, at runtime. */
export function shellConfig() {
  const container = containerOf(SHELL, versionOf(SHELL));
  const base = baseConfig({ unit: SHELL, container });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        remotes: {},
        shared: providedByShell(false),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'manifest.json' },
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: runtimeParts },
      }),
    ],
  };
}
