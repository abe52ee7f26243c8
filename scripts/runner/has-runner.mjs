import { existsSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** Whether a unit runs Python and JavaScript; one does. */
export const hasRunner = (unit) => existsSync(projectPath(`${unit}/runner`));

/** Whether a unit runs SQL; one does. */
export const hasPostgres = (unit) => existsSync(projectPath(`${unit}/postgres`));

export const hasSandbox = (unit) => hasRunner(unit) || hasPostgres(unit);

/**
 * What a unit runs programs in, built if it isn't there yet; null for a unit that runs none. What it takes to make it is
 * loaded for that one alone.
 */
export async function sandboxOf(unit) {
  if (hasRunner(unit)) return (await import('./build-runner.mjs')).buildRunner();
  if (hasPostgres(unit)) return (await import('../postgres/build-postgres.mjs')).buildPostgres();
  return null;
}
