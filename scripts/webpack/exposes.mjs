/** What the builds of a remote have in common, for browsers and for the server. */
import webpack from 'webpack';
import { hasRunner } from '../runner/has-runner.mjs';

/** `./routes` is the one entry point of a remote; each slot it fills is a further one. */
export const exposesOf = ({ slots }) => ({
  './routes': './src/routes.tsx',
  ...Object.fromEntries(slots.map(({ module }) => [module, module])),
});

/** A remote that runs programs knows its runner's address and hashes from its build, and has the worker for JavaScript. */
export async function runnerFactsOf(unit) {
  if (!hasRunner(unit)) return [];
  const [{ buildRunner }, { javascriptWorker }] = await Promise.all([
    import('../runner/build-runner.mjs'),
    import('../runner/javascript-worker.mjs'),
  ]);
  const { facts } = await buildRunner();
  return [
    new webpack.DefinePlugin({
      PYTHON_RUNNER: JSON.stringify(facts),
      JAVASCRIPT_WORKER: JSON.stringify(await javascriptWorker()),
    }),
  ];
}
