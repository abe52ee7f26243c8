/** `npm start`: from a fresh clone to the running site. Until dependencies are there it uses Node alone. */
import { fileURLToPath } from 'node:url';
import { allocatorSettings } from './process/allocator.mjs';
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';
import { runChild } from './process/run-child.mjs';

requireNode();
ensureDependencies();

const project = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

function welcome({ url, accounts }) {
  const lines = accounts.map(({ role, email, password }) => `  ${role}: ${email} / ${password}`);
  const listing = lines.length > 0 ? ['', 'Demo accounts', ...lines] : [];
  return ['', `The site is running at ${url}`, ...listing, '', 'Press Ctrl+C to stop.'].join('\n');
}

// Building takes a lot of memory, which goes with its process.
const prepared = await runChild(project('scripts/prepare.mjs'));
if (prepared !== 0) process.exit(prepared);

process.exitCode = await runChild(project('api/dist/server.js'), {
  env: allocatorSettings,
  onMessage: (message) => {
    if (message.ready) console.log(welcome(message));
  },
});
