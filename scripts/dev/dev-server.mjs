/** Builds in memory and serves what it builds to this machine alone. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { hasSandbox, sandboxesOf } from '../runner/sandboxes.mjs';

/**
 * Resolves once everything was built for the first time, or wasn't, as `stats` says.
 * @param {readonly import('webpack').Configuration[]} configs
 * @param {URL} server the address under which it is to be reached
 * @param {import('webpack-dev-server').Configuration} options what else it does
 * @param {(line: string) => void} report called for every later build
 */
export async function startDevServer(configs, server, options, report) {
  const compiler = webpack(configs);
  const built = firstBuild(compiler);
  const devServer = new WebpackDevServer(
    {
      host: server.hostname,
      port: Number(server.port),
      hot: true,
      // One microfrontend alone connects (development-config.mjs), so that there is one overlay.
      client: false,
      devMiddleware: { stats: 'errors-only' },
      setupExitSignals: false,
      ...options,
    },
    compiler,
  );
  await devServer.start();
  const stats = await built;
  for (const single of compiler.compilers) announceBuilds(single, report);
  const close = async () => {
    await devServer.stop();
    await new Promise((resolve) => compiler.close(resolve));
  };
  return { close, compiler, stats, middleware: devServer.middleware };
}

const firstBuild = (compiler) =>
  new Promise((resolve, reject) => {
    compiler.hooks.done.tap('first build', resolve);
    for (const { hooks } of compiler.compilers) hooks.failed.tap('first build', reject);
  });

function announceBuilds(compiler, report) {
  compiler.hooks.done.tap('announce builds', (stats) => {
    const verdict = stats.hasErrors() ? "doesn't build" : 'updated';
    report(`${compiler.name} ${verdict} (${Math.round(stats.endTime - stats.startTime)} ms)`);
  });
}

/**
 * @param {readonly string[]} microfrontends
 * @returns {Promise<{
 *   runners: { path: string, name: string, microfrontend: string }[],
 *   frameHeadersOf: (url: string, framedBy: string) => Record<string, string>,
 * }>} the folders, and what the documents in them may do: their policy is that of production
 */
export async function buildRunners(microfrontends) {
  const running = microfrontends.filter(hasSandbox);
  if (running.length === 0) return { runners: [], frameHeadersOf: () => ({}) };
  // TypeScript, which can be read from the time on when development runs.
  const { frameHeaders } = await import('@site/api/composition');
  const built = await Promise.all(
    running.map(async (microfrontend) =>
      (await sandboxesOf(microfrontend)).map(({ path, facts }) => ({
        path,
        name: facts.folder,
        microfrontend,
      })),
    ),
  );
  const runners = built.flat();
  const runnerOf = (url) =>
    url.endsWith('.html') ? runners.find(({ name }) => url.includes(`/${name}/`)) : undefined;
  return {
    runners,
    frameHeadersOf(url, framedBy) {
      const runner = runnerOf(url);
      if (!runner) return {};
      const html = readFileSync(join(runner.path, basename(url)), 'utf8');
      return frameHeaders(html, framedBy);
    },
  };
}
