/** `npm start`: from a fresh clone to the running site. Until dependencies are there it uses Node alone. */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { prepareSite } = await import('./prepare-site.mjs');
const { serve } = await import('./serve.mjs');

try {
  await prepareSite({ report: console.log });
  await serve();
} catch (error) {
  fail(error.message);
}
