import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Absolute path of a file of the project, given relative to its root. */
export const projectPath = (relative) => `${projectRoot}${relative}`;

/** The independently released units, in the order in which they are listed to people. */
export const SHELL = 'shell';
export const REMOTES = ['mfe-roadmaps', 'mfe-articles', 'mfe-auth', 'mfe-admin', 'mfe-profile'];
export const UNITS = [SHELL, ...REMOTES];
