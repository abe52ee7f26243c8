/** The first half of `npm start`, if anything changed: bundles the API, checks the configuration, and builds. */

import { build } from './build.mjs';
import { buildApi } from './build-api.mjs';
import { fail } from './process/prerequisites.mjs';
import { MICROFRONTENDS, projectPath } from './webpack/paths.mjs';

process.on('disconnect', () => process.exit(1));

try {
  await buildApi();
  const { readConfig } = await import(projectPath('api/dist/config.js'));
  readConfig();
  await build(MICROFRONTENDS, console.log);
} catch (error) {
  fail(error.message);
}
process.exit(0);
