import webpack from 'webpack';
import { baseConfig } from '../../webpack/base-config.mjs';
import { sandboxConstantsOf, sandboxFactsOf } from '../../webpack/exposes.mjs';
import { projectPath, REMOTES, SHELL } from '../../webpack/paths.mjs';
import { bundleForServer } from '../../webpack/server-build.mjs';

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
  };
}

/**
 * The shell's own server build, from another entry.
 * @param {string} entry
 * @param {import('../../webpack/stylesheets.mjs').Styles} styles of the bundle for browsers
 */
export async function monolithServer(entry, styles) {
  const constants = await Promise.all(REMOTES.map(sandboxConstantsOf));
  const { text } = await bundleForServer({
    entry: { entryPoints: [entry] },
    folder: projectPath(SHELL),
    outside: [],
    constants: Object.assign({}, ...constants),
    styles,
  });
  return text;
}

const sandboxFacts = async () => (await Promise.all(REMOTES.map(sandboxFactsOf))).flat();
