/** `npm start`: from a fresh clone to the running site. Until dependencies are there it uses Node alone. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allocatorSettings } from './process/allocator.mjs';
import { onParentGone } from './process/follow-parent.mjs';
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies(false);

const project = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

function welcome({ url, accounts }) {
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email} / ${password}`);
  const listing = lines.length > 0 ? ['', 'Demo accounts', ...lines] : [];
  return ['', `The site is running at ${url}`, ...listing, '', 'Press Ctrl+C to stop.'].join('\n');
}

// Building takes a lot of memory, which goes with its process.
if (!(await isBuilt())) {
  const built = await runChild(project('scripts/build-site.mjs'));
  if (built !== 0) process.exit(built);
  console.log('Publishing what is new, and starting the site…');
}

process.exitCode = await runChild(project('scripts/serve.mjs'), {
  env: allocatorSettings,
  onMessage: (message) => {
    if (message.ready) console.log(welcome(message));
  },
});

/** Whether everything was built from what is in the working tree. */
async function isBuilt() {
  const { isApiUpToDate } = await import('./build-api.mjs');
  const { isUpToDate } = await import('./release/build-inputs.mjs');
  const { MICROFRONTENDS } = await import('./webpack/paths.mjs');
  return isApiUpToDate() && MICROFRONTENDS.every(isUpToDate);
}

/**
 * Runs a script in its own process until it ends. It gets a signal to end when this process does, and when
 * npm, which started this process, is gone; it learns of this process's own death by its closed channel.
 * @param {object} options
 * @param {Record<string, string>} [options.env] what its environment has that this one doesn't set
 * @param {(message: object) => void} [options.onMessage] what the script says over its channel
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
function runChild(file, { env = {}, onMessage = () => {} } = {}) {
  const child = fork(file, { stdio: 'inherit', env: { ...env, ...process.env } });
  // Ctrl+C reaches the child by itself if there is a terminal; a second request to end does no harm.
  const end = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  onParentGone(end);
  child.on('message', onMessage);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
