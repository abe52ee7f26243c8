/** `npm start`: from a fresh clone to the running site. Until dependencies are there it uses Node alone. */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { buildApi } = await import('./build-api.mjs');
const { prepareSite } = await import('./prepare-site.mjs');
const { serve } = await import('./serve.mjs');
const { projectPath } = await import('./webpack/paths.mjs');

try {
  await buildApi();
  const { readConfig } = await import(projectPath('api/dist/config.js'));
  await prepareSite(readConfig(), console.log);
  await serve();
} catch (error) {
  fail(error.message);
}
