/**
 * How the server build of a microfrontend in development is made, again with every change; the one of a release is made
 * by scripts/webpack/server-build.mjs. Where a file `x.server.ts` stands beside `x.ts`, it takes its place.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import {
  keptBetweenBuilds,
  pictureRule,
  pythonRule,
  scriptRule,
  styleRules,
} from '../webpack/base-config.mjs';
import { sandboxFactsOf } from '../webpack/exposes.mjs';
import { projectPath, SERVER_FILE, SERVER_STYLES, SHELL, serverFolder } from '../webpack/paths.mjs';
import { exposedTogether } from '../webpack/server-build.mjs';
import { takenFromShell } from '../webpack/shared-modules.mjs';
import { containerOf, IN_DEVELOPMENT } from '../webpack/version.mjs';

/** @param {string} microfrontend the microfrontend's folder */
export async function serverConfig(microfrontend) {
  const isShell = microfrontend === SHELL;
  const container = containerOf(microfrontend, IN_DEVELOPMENT);
  return {
    name: `${microfrontend} on the server`,
    mode: 'development',
    context: projectPath(microfrontend),
    target: 'node20',
    devtool: false,
    entry: {
      server: isShell
        ? './src/server.tsx'
        : `data:text/javascript,${encodeURIComponent(exposedTogether(microfrontend))}`,
    },
    output: {
      path: serverFolder(microfrontend),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externals: isShell ? {} : Object.keys(takenFromShell(true)),
    externalsType: 'commonjs2',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // What libraries have for Node alone opens files and sockets, which a renderer has none of (shared/rendering/builtins.json).
      aliasFields: ['browser'],
      extensionAlias: { '.ts': ['.server.ts', '.ts'], '.tsx': ['.server.tsx', '.tsx'] },
    },
    module: {
      rules: [
        scriptRule(false),
        ...styleRules({ microfrontend, container }, [MiniCssExtractPlugin.loader]),
        { ...pictureRule, generator: { ...pictureRule.generator, emit: false } },
        pythonRule,
      ],
    },
    optimization: { minimize: false, splitChunks: false, emitOnErrors: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: SERVER_STYLES }),
      ...(isShell ? [] : await sandboxFactsOf(microfrontend)),
    ],
    cache: {
      ...keptBetweenBuilds(`${microfrontend}-server`),
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
