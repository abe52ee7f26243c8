import webpack from 'webpack';
import { baseConfig } from '../../webpack/base-config.mjs';
import { sandboxFactsOf } from '../../webpack/exposes.mjs';
import { projectPath, REMOTES, SHELL } from '../../webpack/paths.mjs';
import { serverConfig, serverRules } from '../../webpack/server-config.mjs';

/** What the bundle has in another way. */
export const REPLACED = projectPath('shell/src/remotes/federation.ts');

/** Where browsers find the bundle's files. */
export const BASE = '/releases/shell/bundled/';

const CONTAINER = 'shell_bundled';

/**
 * The shell's own build without federation; `federation` replaces what loads from containers.
 * @param {{ federation: string, folder: string }} files
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function monolithConfig({ federation, folder }) {
  const base = baseConfig({ microfrontend: SHELL, container: CONTAINER });
  return {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, path: folder },
    plugins: [
      ...base.plugins,
      ...(await sandboxFacts()),
      new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, federation),
    ],
    cache: false,
  };
}

/**
 * The shell's own server build, from another entry.
 * @param {{ entry: string, folder: string, stylesheets: Record<string, string> }} files
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function monolithServerConfig({ entry, folder, stylesheets }) {
  const server = await serverConfig(SHELL, stylesheets);
  return {
    ...server,
    entry: { server: entry },
    output: { ...server.output, path: folder },
    module: {
      rules: serverRules({ microfrontend: SHELL, container: CONTAINER, base: BASE, stylesheets }),
    },
    plugins: [...server.plugins, ...(await sandboxFacts())],
    cache: false,
  };
}

const sandboxFacts = async () => (await Promise.all(REMOTES.map(sandboxFactsOf))).flat();
