/** Builds what changed and publishes it into the database of this configuration, as `npm start` does. */
import { buildApi } from '../build-api.mjs';
import { prepareSite } from '../prepare-site.mjs';
import { projectPath } from '../webpack/paths.mjs';

await buildApi();
const { readConfig } = await import(projectPath('api/dist/config.js'));
await prepareSite(readConfig(), console.log);
