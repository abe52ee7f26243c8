/**
 * `npm run shots` makes pictures of every page of the built site; `npm run shots -- --page home --width 390` of some,
 * and `npm run shots -- --pictures` those that the home page shows of the site.
 */
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { register } = await import('tsx/esm/api');
register();
const { projectPath } = await import('./webpack/paths.mjs');
const { shots } = await import(projectPath('e2e/shots/shots.ts'));
await shots(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
