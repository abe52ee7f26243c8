import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that holds this file's: scripts, or what a repository of one remote has installed of it. */
const tools = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const installedIn = tools.slice(0, Math.max(0, tools.lastIndexOf('/node_modules/')));

/** Whether this is a repository of its own, which has shared and these tools as packages (mfe/pack). */
export const IS_PACKED = installedIn !== '';

const projectRoot = IS_PACKED
  ? `${installedIn}/`
  : fileURLToPath(new URL('../..', import.meta.url));

/** Where packages have what a clone has in folders. */
const PACKED = { scripts: 'node_modules/@site/mfe-tools', shared: 'node_modules/@site/shared' };

/** Absolute path of a file of the project, given relative to its root. */
export const projectPath = (relative) =>
  projectRoot +
  (IS_PACKED ? relative.replace(/^(scripts|shared)\//, (_, name) => `${PACKED[name]}/`) : relative);

/**
 * The independently released microfrontends of this clone: the shell, and every folder that says what a remote
 * owns. What a site consists of is another matter: its release manifest says that.
 */
export const SHELL = 'shell';
export const REMOTES = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mfe-') && existsSync(projectPath(`${name}/remote.json`)))
  .sort();
export const MICROFRONTENDS = [...(IS_PACKED ? [] : [SHELL]), ...REMOTES];
/** What a new remote is a copy of. */
export const TEMPLATE = 'scripts/mfe/new/template';
/** Every package of this clone. */
export const PACKAGES = ['shared', ...MICROFRONTENDS, 'api', 'scripts', 'e2e'];

/** A microfrontend's server build. */
export const SERVER_FILE = 'server.js';
/** In development: all styles of the microfrontend, which documents name, since scripts bring them only later. */
export const SERVER_STYLES = 'server.css';
/** The path of a microfrontend's server build while it's in development. */
export const serverFolder = (microfrontend) =>
  projectPath(`node_modules/.cache/development/${microfrontend}`);

/** What of the API is bundled: sources by their name in api/dist. */
export const API_PROGRAMS = {
  server: 'api/src/process/server.ts',
  'run-server': 'api/src/process/run-server.ts',
  config: 'api/src/config/config.ts',
  'release-store': 'api/src/areas/releases/open-release-store.ts',
};
/** What the API starts as programs of their own: files that need nothing else, taken as they are. */
export const CONFINED_PROGRAMS = [
  'api/src/areas/site/rendering/rendering-program.cjs',
  'api/src/areas/site/rendering/confine.sh',
];
