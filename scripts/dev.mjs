/**
 * `npm run dev`: the site from its sources, with hot reload. `npm run dev -- mfe-articles` does that for
 * one remote and the shell; the other remotes come from the release store.
 */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { REMOTES, SHELL, MICROFRONTENDS } = await import('./webpack/paths.mjs');

const requested = process.argv.slice(2);
const unknown = requested.filter((microfrontend) => !MICROFRONTENDS.includes(microfrontend));
if (unknown.length > 0) {
  fail(`Unknown: ${unknown.join(', ')}. Choose from ${REMOTES.join(', ')}, or name none for all.`);
}

/** React refuses to mix builds: a remote in development needs the shell in development. */
const microfrontends = requested.length > 0 ? [...new Set([SHELL, ...requested])] : MICROFRONTENDS;

const { runDevelopment } = await import('./dev/run-development.mjs');

try {
  await runDevelopment(microfrontends);
} catch (error) {
  fail(error.message);
}
