/**
 * A remote in development inside the shell that is live. That one is a build for production and brings React as such,
 * which knows nothing of Fast Refresh: what the remote renders goes through page/live-shell instead.
 */
import { createRequire } from 'node:module';
import { exposesOf } from '../webpack/exposes.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { remoteConfig } from '../webpack/remote-config.mjs';
import { takenFromShell } from '../webpack/shared-modules.mjs';
import { connection, withHotReload } from './development-config.mjs';

const require = createRequire(import.meta.url);

const ROUTES = './routes';

/**
 * @param {import('@site/shared/contracts/composition').RemoteManifest} remote
 * @param {URL} server address of the development server
 * @param {string} publicPath
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function liveShellConfig(remote, server, publicPath) {
  const { name } = remote;
  const exposes = Object.entries(exposesOf(remote)).map(([exposed, file]) => [
    exposed,
    refreshable(exposed, projectPath(`${name}/${file}`)),
  ]);
  const config = await remoteConfig(name, true, {
    exposes: Object.fromEntries(exposes),
    shared: takenFromShell(false),
  });
  const hot = withHotReload(config, publicPath, connection(server));
  return {
    ...hot,
    resolve: {
      ...hot.resolve,
      alias: { ...hot.resolve.alias, 'react/jsx-dev-runtime$': inPage('jsx-dev-runtime.js') },
    },
    cache: { ...hot.cache, name: `${name}-live-shell` },
  };
}

const inPage = (file) => require.resolve(`./page/live-shell/${file}`);

/** A module that passes on what the shell renders itself, with stand-ins for the components in it. */
function refreshable(exposed, file) {
  const lines =
    exposed === ROUTES
      ? [
          `import { routes as written } from ${JSON.stringify(file)};`,
          `import { refreshableRoutes } from ${JSON.stringify(inPage('routes.js'))};`,
          'export const routes = refreshableRoutes(written);',
        ]
      : [
          `import Panel from ${JSON.stringify(file)};`,
          `import { standInFor } from ${JSON.stringify(inPage('refresh.js'))};`,
          'export default standInFor(Panel);',
        ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
