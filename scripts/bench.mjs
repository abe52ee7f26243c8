/**
 * `npm run bench` measures the figures the project has set itself and prints each beside its goal;
 * `npm run bench -- size api` the named parts alone. docs/benchmarks.md says what is measured and how.
 */
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

// The bench reads the configuration of its sites as the API does.
const { buildApi } = await import('./build-api.mjs');
await buildApi();

const { register } = await import('tsx/esm/api');
register();
const { bench } = await import('./bench/bench.ts');
await bench(process.argv.slice(2));
