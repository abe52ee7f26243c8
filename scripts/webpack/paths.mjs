import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Absolute path of a file of the project, given relative to its root. */
export const projectPath = (relative) => `${projectRoot}${relative}`;

/**
 * The independently released units of this clone: the shell, and every folder that says what a remote
 * owns. What a site consists of is another matter: its release manifest says that.
 */
export const SHELL = 'shell';
export const REMOTES = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mfe-') && existsSync(projectPath(`${name}/remote.json`)))
  .sort();
export const UNITS = [SHELL, ...REMOTES];
/** What a new remote is a copy of. */
export const TEMPLATE = 'scripts/mfe/new/template';
/** Every package of this clone. */
export const PACKAGES = ['shared', ...UNITS, 'api', 'scripts', 'e2e'];

/** A unit's server build. */
export const SERVER_FILE = 'server.js';
/** In development: all styles of the unit, which documents name, since scripts bring them only later. */
export const SERVER_STYLES = 'server.css';
/** Where a unit's server build lies while it is in development. */
export const serverFolder = (unit) => projectPath(`node_modules/.cache/development/${unit}`);

/** What of the API is bundled: sources by their name in api/dist. */
export const API_PROGRAMS = {
  server: 'api/src/process/server.ts',
  config: 'api/src/config/config.ts',
  'release-store': 'api/src/release-store.ts',
  'rendering-thread': 'api/src/modules/rendering/thread.ts',
  'rendering-process': 'api/src/modules/rendering/process.ts',
};
