/** Bundles the API, checks the configuration, builds and publishes what changed: what a server does before it starts. */
import { buildApi } from './build-api.mjs';
import { prepareSite } from './prepare-site.mjs';
import { fail } from './process/prerequisites.mjs';
import { projectPath } from './webpack/paths.mjs';

try {
  await buildApi();
  const { readConfig } = await import(projectPath('api/dist/config.js'));
  await prepareSite(readConfig(), console.log);
} catch (error) {
  fail(error.message);
}
process.exit(0);
