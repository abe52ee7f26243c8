/** What the builds of a remote have in common, for browsers and for the server. */
import webpack from 'webpack';
import { hasRunner, sandboxOf } from '../runner/has-runner.mjs';

/** `./routes` is the one entry point of a remote; each slot it fills is a further one. */
export const exposesOf = ({ slots }) => ({
  './routes': './src/routes.tsx',
  ...Object.fromEntries(slots.map(({ module }) => [module, module])),
});

/**
 * A remote that runs programs knows its sandbox's address and hashes from its build; the one that runs JavaScript has
 * the worker for it as well.
 */
export async function runnerFactsOf(unit) {
  const sandbox = await sandboxOf(unit);
  if (!sandbox) return [];
  const facts = JSON.stringify(sandbox.facts);
  if (!hasRunner(unit)) return [new webpack.DefinePlugin({ POSTGRES_SANDBOX: facts })];
  const { javascriptWorker } = await import('../runner/javascript-worker.mjs');
  return [
    new webpack.DefinePlugin({
      PYTHON_RUNNER: facts,
      JAVASCRIPT_WORKER: JSON.stringify(await javascriptWorker()),
    }),
  ];
}
