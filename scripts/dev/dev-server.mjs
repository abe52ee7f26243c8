/** Builds units in memory and serves them, each under its own path, to pages of this machine alone. */

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildRunner } from '../runner/build-runner.mjs';
import { hasRunner } from '../runner/has-runner.mjs';
import { projectPath, SHELL, serverFolder } from '../webpack/paths.mjs';
import { developmentConfig } from './development-config.mjs';

/**
 * Resolves with a function that closes it, once everything was built for the first time.
 * @param {readonly string[]} units
 * @param {URL} server the address under which it is to be reached
 * @param {URL} site the address of the pages
 * @param {(line: string) => void} report is told of every later build
 */
export async function startDevServer(units, server, site, report) {
  // TypeScript, which can be read from the time on when development runs.
  const { frameHeaders } = await import('@site/api/composition');
  const compiler = webpack(await Promise.all(units.map((unit) => developmentConfig(unit, server))));
  const runners = await Promise.all(units.filter(hasRunner).map(buildRunner));
  const built = firstBuild(compiler);
  const devServer = new WebpackDevServer(
    {
      host: server.hostname,
      port: Number(server.port),
      allowedHosts: [server.hostname, site.hostname],
      headers: ({ headers, url }) => ({
        ...permission(headers.origin),
        ...(url.endsWith('.html') && frameHeaders(folderOf(url, server), site.origin)),
      }),
      hot: true,
      // The shell alone connects (development-config.mjs), so that there is one overlay.
      client: false,
      static: [
        folder(projectPath('scripts/dev/page'), SHELL),
        ...units.map((unit) => folder(serverFolder(unit), unit)),
        ...runners.map(({ path, facts }) => folder(path, facts.folder)),
      ],
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

const folder = (directory, name) => ({ directory, publicPath: `/${name}/`, watch: false });

/** The runner of Python is framed by pages of another port here; else its policy is that of production. */
const folderOf = (url, server) => new URL('.', new URL(url, server)).href;

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
