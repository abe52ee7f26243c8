/**
 * The server build of a microfrontend: its routes in one file, for rendering documents. A remote's takes the shared
 * modules from the shell's, as in a browser. Where a file `x.server.ts` stands beside `x.ts`, it takes its place.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import {
  keptBetweenBuilds,
  pictureRule,
  pythonRule,
  scriptRule,
  styleRules,
} from './base-config.mjs';
import { exposesOf, sandboxFactsOf } from './exposes.mjs';
import { compiledServer, projectPath, SERVER_FILE, SERVER_STYLES, SHELL } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT, placeholderVersion } from './version.mjs';

const require = createRequire(import.meta.url);

/** One module that passes on what a remote exposes, by the names under which it does. */
function exposedTogether(remote) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const forServers = ['heads', 'sitemap'].filter((name) =>
    existsSync(projectPath(`${remote}/src/${name}.ts`)),
  );
  const exposes = Object.entries({
    ...exposesOf(declared),
    ...Object.fromEntries(forServers.map((name) => [`./${name}`, `./src/${name}.ts`])),
  });
  const lines = exposes.map(
    ([name, file]) => `export * as ${JSON.stringify(name)} from "${file}";`,
  );
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

/**
 * How sources are taken, whichever files they are put into.
 * @param {{ microfrontend: string, container: string, base: string, stylesheets: Record<string, string> | string | null }} browserBuild
 *   the address of its folder, and its stylesheets by what is in them or `NAMED_LATER`; null if the server build brings one
 */
export const serverRules = ({ microfrontend, container, base, stylesheets }) => {
  const noted = {
    loader: require.resolve('./noted-styles-loader.cjs'),
    options: { stylesheets, base },
  };
  return [
    scriptRule(false),
    ...(stylesheets
      ? styleRules({ microfrontend, container }, [noted], true)
      : styleRules({ microfrontend, container }, [MiniCssExtractPlugin.loader])),
    { ...pictureRule, generator: { ...pictureRule.generator, emit: false } },
    pythonRule,
  ];
};

/**
 * @param {string} microfrontend the microfrontend's folder
 * @param {Record<string, string> | string | null} stylesheets the browser build's, by what is in them, or `NAMED_LATER`;
 *   null in development
 * @param {boolean} development whether it is built to be written on, not to be released
 */
export async function serverConfig(microfrontend, stylesheets, development = false) {
  const isShell = microfrontend === SHELL;
  const container = containerOf(
    microfrontend,
    development ? IN_DEVELOPMENT : placeholderVersion(microfrontend),
  );
  return {
    name: `${microfrontend} on the server`,
    mode: development ? 'development' : 'production',
    context: projectPath(microfrontend),
    target: 'node20',
    devtool: false,
    entry: { server: isShell ? './src/server.tsx' : exposedTogether(microfrontend) },
    output: {
      path: compiledServer(microfrontend),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externals: isShell ? {} : Object.keys(takenFromShell(development)),
    externalsType: 'commonjs2',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // What libraries have for Node alone opens files and sockets, which a renderer has none of (shared/rendering/builtins.json).
      aliasFields: ['browser'],
      extensionAlias: { '.ts': ['.server.ts', '.ts'], '.tsx': ['.server.tsx', '.tsx'] },
    },
    module: {
      // The cache distinguishes modules by the position of their rule: nothing in it may differ from version to version.
      rules: serverRules({ microfrontend, container, base: '', stylesheets }),
    },
    optimization: { minimize: false, splitChunks: false, inlineExports: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(development ? [new MiniCssExtractPlugin({ filename: SERVER_STYLES })] : []),
      ...(isShell ? [] : await sandboxFactsOf(microfrontend)),
    ],
    cache: development && keptBetweenBuilds(`${microfrontend}-server`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
