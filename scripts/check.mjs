/** `npm run check`: types, lint, contract, boundaries and expressions, in seconds. */
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { runSteps } = await import('./test/run-steps.mjs');
const { staticSteps } = await import('./test/static-steps.mjs');

await runSteps(staticSteps);
