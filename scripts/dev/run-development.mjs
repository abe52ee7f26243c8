/** Everything that `npm run dev` runs: database, API, and the builds of the microfrontends in development. */
import { mkdir } from 'node:fs/promises';
import { register } from 'tsx/esm/api';
import webpack from 'webpack';
import { buildApi } from '../build-api.mjs';
import { prepareSite } from '../prepare-site.mjs';
import { onParentGone } from '../process/follow-parent.mjs';
import { claimPort, LOOPBACK } from '../process/free-port.mjs';
import { MICROFRONTENDS, projectPath, SHELL, serverFolder } from '../webpack/paths.mjs';
import { startApi } from './api-process.mjs';
import { buildRunners, startDevServer } from './dev-server.mjs';
import { developmentConfig } from './development-config.mjs';
import { serverConfig } from './server-config.mjs';

/** From the site's port to that of the development server. */
const DISTANCE = 10_000;

/** @param {readonly string[]} microfrontends the microfrontends in development; the shell is one of them */
export async function runDevelopment(microfrontends) {
  const started = performance.now();
  register();
  const { closeOnSignals } = await import('@site/api/shutdown');
  const onEnd = closeOnSignals();
  onParentGone(() => process.kill(process.pid, 'SIGTERM'));
  const { readConfig } = await import('@site/api/config');
  const { openDatabase } = await import('@site/api/database');
  const config = readConfig();
  await ensureReleases(config, microfrontends);

  // The same port lets open pages reconnect.
  const port = await claimPort(config.port + DISTANCE).catch(() => claimPort(0));
  const server = new URL(`http://${LOOPBACK}:${port}/`);
  console.log(`Building ${microfrontends.join(', ')}…`);
  const [api] = await Promise.all([
    openApi(() => openDatabase(config, console.log), [server.origin, ...microfrontends], onEnd),
    startMicrofrontendServer(microfrontends, server, new URL(config.publicUrl), console.log).then(
      onEnd,
    ),
    watchServerBuilds(microfrontends).then(onEnd),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(welcome(api, microfrontends, seconds));
}

/** The database outlives the API's restarts, which are quick therefore. */
async function openApi(openDatabase, args, onEnd) {
  const database = await openDatabase();
  onEnd(() => database.close());
  const { ready, close } = await startApi(args, console.log);
  onEnd(close);
  return ready;
}

/** What is not in development must have been released. */
async function ensureReleases(config, microfrontends) {
  if (microfrontends.length === MICROFRONTENDS.length) return;
  const { openReleaseStore } = await import('@site/api/release-store');
  const store = await openReleaseStore(config, console.log);
  const isAnythingLive = await store.isAnythingLive().finally(() => store.close());
  if (isAnythingLive) return;
  await buildApi();
  await prepareSite(config, console.log);
}

function welcome({ url, accounts = [] }, microfrontends, seconds) {
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email} / ${password}`);
  return [
    '',
    `The site is running at ${url} (ready in ${seconds} s)`,
    microfrontends.length === MICROFRONTENDS.length
      ? 'In development: everything'
      : `In development: ${microfrontends.join(', ')} and the API; everything else comes from the release store`,
    ...(lines.length > 0 ? ['', 'Demo accounts', ...lines] : []),
    '',
    'Press Ctrl+C to stop.',
  ].join('\n');
}

/**
 * Makes the server builds of microfrontends again with every change. Resolves with a function that ends it, once everything was built for the first time. A build that fails leaves the
 * one before in its place; the browser's build says what is wrong.
 * @param {readonly string[]} microfrontends
 */
async function watchServerBuilds(microfrontends) {
  const compiler = webpack(await Promise.all(microfrontends.map(configOf)));
  await new Promise((resolve, reject) => {
    compiler.watch({}, (error) => (error ? reject(error) : resolve()));
  });
  return () => new Promise((resolve) => compiler.close(resolve));
}

async function configOf(microfrontend) {
  await mkdir(serverFolder(microfrontend), { recursive: true });
  return serverConfig(microfrontend);
}

/**
 * Resolves with a function that closes it, once everything was built for the first time.
 * @param {readonly string[]} microfrontends
 * @param {URL} server the address under which it is to be reached
 * @param {URL} site the address of the pages
 * @param {(line: string) => void} report called for every later build
 */
async function startMicrofrontendServer(microfrontends, server, site, report) {
  const configs = await Promise.all(
    microfrontends.map((microfrontend) => developmentConfig(microfrontend, server)),
  );
  const { runners, frameHeadersOf } = await buildRunners(microfrontends);
  const options = {
    allowedHosts: [server.hostname, site.hostname],
    headers: ({ headers, url }) => ({
      ...permission(headers.origin),
      ...frameHeadersOf(url, site.origin),
    }),
    static: [
      folder(projectPath('scripts/dev/page'), SHELL),
      ...microfrontends.map((microfrontend) => folder(serverFolder(microfrontend), microfrontend)),
      ...runners.map(({ path, name }) => folder(path, name)),
    ],
  };
  const { close } = await startDevServer(configs, server, options, report);
  return close;
}

const folder = (directory, name) => ({ directory, publicPath: `/${name}/`, watch: false });

/** Pages on this machine may read the sources, and no other page that happens to be open. */
function permission(origin) {
  const allowed =
    URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  return { vary: 'origin', ...(allowed ? { 'access-control-allow-origin': origin } : {}) };
}
