/** Builds units in memory and serves them, each under its own path, to pages of this machine alone. */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { projectPath, SHELL } from '../webpack/paths.mjs';
import { developmentConfig } from './development-config.mjs';

/**
 * Resolves with a function that closes it, once everything was built for the first time.
 * @param {readonly string[]} units
 * @param {URL} server the address under which it is to be reached
 * @param {URL} site the address of the pages
 * @param {(line: string) => void} report is told of every later build
 */
export async function startDevServer(units, server, site, report) {
  const compiler = webpack(units.map((unit) => developmentConfig(unit, server)));
  const built = firstBuild(compiler);
  const devServer = new WebpackDevServer(
    {
      host: server.hostname,
      port: Number(server.port),
      allowedHosts: [server.hostname, site.hostname],
      headers: ({ headers }) => permission(headers.origin),
      hot: true,
      // The shell alone connects (development-config.mjs), so that there is one overlay.
      client: false,
      static: {
        directory: projectPath('scripts/dev/page'),
        publicPath: `/${SHELL}/`,
        watch: false,
      },
      devMiddleware: { stats: 'errors-only' },
      setupExitSignals: false,
    },
    compiler,
  );
  await devServer.start();
  await built;
  for (const single of compiler.compilers) announceBuilds(single, report);
  return async () => {
    await devServer.stop();
    await new Promise((resolve) => compiler.close(resolve));
  };
}

const firstBuild = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.hooks.done.tap('first build', resolve);
    for (const { hooks } of compiler.compilers) hooks.failed.tap('first build', reject);
  });

function announceBuilds(compiler, report) {
  compiler.hooks.done.tap('announce builds', (stats) => {
    const verdict = stats.hasErrors() ? 'does not build' : 'updated';
    report(`${compiler.name} ${verdict} (${Math.round(stats.endTime - stats.startTime)} ms)`);
  });
}

/** Pages on this machine may read the sources, and no other page that somebody happens to have open. */
function permission(origin) {
  const allowed =
    URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  return { vary: 'origin', ...(allowed ? { 'access-control-allow-origin': origin } : {}) };
}
