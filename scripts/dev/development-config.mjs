/** The webpack configuration of a microfrontend in development: its own one, with hot reload. */
import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { projectPath, SHELL } from '../webpack/paths.mjs';
import { remoteConfig } from '../webpack/remote-config.mjs';
import { shellConfig } from '../webpack/shell-config.mjs';

const require = createRequire(import.meta.url);

/**
 * @param {string} microfrontend
 * @param {URL} server address of the development server
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function developmentConfig(microfrontend, server) {
  const config =
    microfrontend === SHELL ? shellConfig(true) : await remoteConfig(microfrontend, true);
  const news = microfrontend === SHELL ? connection(server) : [entry('./page/follow-shell.js')];
  return withHotReload(config, new URL(`${microfrontend}/`, server).href, news);
}

/**
 * A configuration that is made to be written on.
 * @param {import('webpack').Configuration} config
 * @param {string} publicPath
 * @param {readonly import('webpack').WebpackPluginInstance[]} news what reports new builds to the page
 * @returns {import('webpack').Configuration}
 */
export const withHotReload = (config, publicPath, news) => ({
  ...config,
  output: { ...config.output, publicPath },
  // Names instead of numbers: these stay what they are from one build to the next. A page skips a
  // build that failed and goes on from the last good one.
  optimization: { chunkIds: 'named', moduleIds: 'named', emitOnErrors: false },
  plugins: [
    ...config.plugins,
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay: false }),
    entry('webpack/hot/dev-server.js'),
    ...news,
  ],
  cache: {
    ...config.cache,
    buildDependencies: { config: [projectPath('scripts/dev/development-config.mjs')] },
  },
});

/** Runs before the microfrontend's own code, even if the entry is a federation container. */
const entry = (request) =>
  new webpack.EntryPlugin(projectPath('scripts/dev'), require.resolve(request), {
    name: undefined,
  });

/** The page's connection to the development server, and the overlay that shows what is wrong. */
export function connection({ hostname, port }) {
  const options = new URLSearchParams({
    protocol: 'ws:',
    hostname,
    port,
    pathname: '/ws',
    logging: 'warn',
    reconnect: '1000',
    overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
  });
  const client = require.resolve('webpack-dev-server/client/index.js');
  return [
    new webpack.ProvidePlugin({
      __webpack_dev_server_client__: require.resolve(
        'webpack-dev-server/client/clients/WebSocketClient.js',
      ),
    }),
    new webpack.EntryPlugin(projectPath('scripts/dev'), `${client}?${options}`, {
      name: undefined,
    }),
  ];
}
