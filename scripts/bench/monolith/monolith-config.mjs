import webpack from 'webpack';
import { baseConfig } from '../../webpack/base-config.mjs';
import { SHELL } from '../../webpack/paths.mjs';

/** The shell's own build without federation; `loader` takes the place of loading remotes at runtime. */
export function monolithConfig({ loader, folder }) {
  const base = baseConfig({ unit: SHELL, container: 'shell_bundled' });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, path: folder },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/load-remote\.ts$/, loader),
    ],
    cache: false,
  };
}
