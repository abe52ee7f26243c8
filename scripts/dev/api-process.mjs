/** Runs the API from its sources, and restarts it when they change. */
import { fork } from 'node:child_process';
import Watchpack from 'watchpack';
import { projectPath } from '../webpack/paths.mjs';

const SOURCES = ['api/src', 'api/migrations', 'api/content', 'shared/contracts', 'shared/brand'];
const SETTLED_MS = 50;

/**
 * Resolves when the API is ready for the first time.
 * @param {readonly string[]} args arguments of api.ts
 * @param {(line: string) => void} report
 * @returns {Promise<{ ready: { url: string, accounts?: object[] }, close: () => Promise<void> }>}
 */
export async function startApi(args, report) {
  let api = launch(args);
  const ready = await api.ready;
  if (!ready) throw new Error("The API didn't start; see above for why.");

  const restart = async () => {
    const started = performance.now();
    await api.end();
    api = launch(args);
    const ok = await api.ready;
    const ms = Math.round(performance.now() - started);
    report(ok ? `API restarted (${ms} ms)` : 'Waiting for the next change to start the API again.');
  };
  let pending = Promise.resolve();
  const stopWatching = watchSources(() => {
    pending = pending.then(restart);
  });

  const close = async () => {
    stopWatching();
    await pending;
    await api.end();
  };
  return { ready, close };
}

function launch(args) {
  const child = fork(projectPath('scripts/dev/api.ts'), args, {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: 'inherit',
    // The first page after a change waits for the new build instead of being left to the browser. Browsers cache nothing,
    // since all of it changes.
    env: { RENDER_LIMIT_MS: '10000', SERVICE_WORKER: 'off', ...process.env },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => {
    child.on('message', (message) => message.ready && resolve(message));
    gone.then(() => resolve(null));
  });
  const end = () => {
    child.kill('SIGTERM');
    return gone;
  };
  return { ready, end };
}

/** Calls back when sources changed; returns a function that ends it. */
function watchSources(callback) {
  const watcher = new Watchpack({
    aggregateTimeout: SETTLED_MS,
    ignored: /\.test\.ts$|\/testing\//,
  });
  watcher.watch({ directories: SOURCES.map(projectPath), startTime: Date.now() });
  watcher.on('aggregated', callback);
  return () => watcher.close();
}
