/** Runs the API's process, which starts the database and serves everything, and ends with it. */
import { fork } from 'node:child_process';
import { onParentGone } from './process/follow-parent.mjs';
import { projectPath } from './webpack/paths.mjs';

export function serve() {
  const api = fork(projectPath('api/dist/server.js'), { stdio: 'inherit' });
  api.on('message', (message) => {
    if (message.ready) console.log(welcome(message));
  });
  // Ctrl+C reaches the API by itself where there is a terminal; a second request to end does no harm.
  const end = () => api.kill('SIGTERM');
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  onParentGone(end);
  return new Promise((resolve) => {
    api.on('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

function welcome({ url, accounts = [] }) {
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email} / ${password}`);
  const listing = lines.length > 0 ? ['', 'Demonstration accounts', ...lines] : [];
  return ['', `The site is running at ${url}`, ...listing, '', 'Press Ctrl+C to stop.'].join('\n');
}
