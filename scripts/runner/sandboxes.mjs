import { readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** What it takes to make one is loaded for units that run programs in it alone. */
const BUILDS = {
  runner: async () => (await import('./build-runner.mjs')).buildRunner(),
  postgres: async () => (await import('../postgres/build-postgres.mjs')).buildPostgres(),
};

/** The sandboxes that a unit says it runs programs in: `runner` for Python and JavaScript, `postgres` for SQL. */
const namesOf = (unit) =>
  JSON.parse(readFileSync(projectPath(`${unit}/package.json`), 'utf8')).sandboxes ?? [];

export const hasSandbox = (unit) => namesOf(unit).length > 0;

/**
 * The sandboxes of a unit, built if they aren't there yet.
 * @returns {Promise<{ name: string, path: string, facts: import('./build-sandbox.mjs').SandboxFacts }[]>}
 */
export const sandboxesOf = (unit) =>
  Promise.all(
    namesOf(unit).map(async (name) => {
      if (!(name in BUILDS)) throw new Error(`${unit}/package.json: there is no sandbox ${name}.`);
      return { name, ...(await BUILDS[name]()) };
    }),
  );
