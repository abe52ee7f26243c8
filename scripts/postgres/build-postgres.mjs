/** Builds what running SQL in a browser takes (mfe-roadmaps/postgres). */
import { buildSandbox } from '../runner/build-sandbox.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { POSTGRES_FILES, postgresFolder } from './postgres-files.mjs';

let built;

/** Returns its folder and its facts. A process builds it once. */
export function buildPostgres() {
  built ??= buildSandbox({
    name: 'postgres',
    sources: projectPath('mfe-roadmaps/postgres'),
    files: POSTGRES_FILES,
    makeFiles: postgresFolder,
    // Nothing is fetched from there: every file is handed over.
    address: '"https://postgres.invalid/"',
  });
  return built;
}
