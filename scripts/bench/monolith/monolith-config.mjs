import webpack from 'webpack';
import { baseConfig } from '../../webpack/base-config.mjs';
import { projectPath, SHELL } from '../../webpack/paths.mjs';

/** What the bundle has in another way. */
export const REPLACED = projectPath('shell/src/remotes/federation.ts');

/**
 * The shell's own build without federation; `federation` takes the place of what loads from containers.
 * @param {{ federation: string, folder: string }} files
 * @returns {import('webpack').Configuration}
 */
export function monolithConfig({ federation, folder }) {
  const base = baseConfig({ unit: SHELL, container: 'shell_bundled' });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, path: folder },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, federation),
    ],
    cache: false,
  };
}
