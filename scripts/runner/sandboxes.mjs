import { readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** What each is built from. What it takes to make one is loaded for microfrontends that run programs in it alone. */
const OPTIONS = {
  async runner() {
    const { ENGINE_FILES, engineFolder } = await import('./engine.mjs');
    return {
      sources: projectPath('shared/workspace/runner'),
      files: ENGINE_FILES,
      makeFiles: engineFolder,
      address: 'undefined',
    };
  },
  async postgres() {
    const { POSTGRES_FILES, postgresFolder } = await import('../postgres/postgres-files.mjs');
    return {
      sources: projectPath('mfe-roadmaps/postgres'),
      files: POSTGRES_FILES,
      makeFiles: postgresFolder,
      // Nothing is fetched from there: every file is handed over.
      address: '"https://postgres.invalid/"',
    };
  },
};

/** A process builds each once. */
const built = {};

async function build(name) {
  const { buildSandbox } = await import('./build-sandbox.mjs');
  return buildSandbox({ name, ...(await OPTIONS[name]()) });
}

/** Those that another process has built (build.mjs). */
export function takeSandboxes(sandboxes) {
  for (const { name, ...one } of sandboxes) built[name] = one;
}

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
      if (!(name in OPTIONS))
        throw new Error(`${microfrontend}/package.json: there is no sandbox ${name}.`);
      built[name] ??= build(name);
      return { name, ...(await built[name]) };
    }),
  );
