import { readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** What it takes to make one is loaded for microfrontends that run programs in it alone. */
const BUILDS = {
  runner: async () => (await import('./build-runner.mjs')).buildRunner(),
  postgres: async () => (await import('../postgres/build-postgres.mjs')).buildPostgres(),
};

/** The sandboxes that a microfrontend says it runs programs in: `runner` for Python and JavaScript, `postgres` for SQL. */
const namesOf = (microfrontend) =>
  JSON.parse(readFileSync(projectPath(`${microfrontend}/package.json`), 'utf8')).sandboxes ?? [];

export const hasSandbox = (microfrontend) => namesOf(microfrontend).length > 0;

/**
 * The sandboxes of a microfrontend, built if they aren't there yet.
 * @returns {Promise<{ name: string, path: string, facts: import('./build-sandbox.mjs').SandboxFacts }[]>}
 */
export const sandboxesOf = (microfrontend) =>
  Promise.all(
    namesOf(microfrontend).map(async (name) => {
      if (!(name in BUILDS))
        throw new Error(`${microfrontend}/package.json: there is no sandbox ${name}.`);
      return { name, ...(await BUILDS[name]()) };
    }),
  );
