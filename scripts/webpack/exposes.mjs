/** What the builds of a remote have in common, for browsers and for the server. */
import webpack from 'webpack';
import { sandboxesOf } from '../runner/sandboxes.mjs';

/** `./routes` is the one entry point of a remote; each slot it fills is a further one. */
export const exposesOf = ({ slots }) => ({
  './routes': './src/routes.tsx',
  ...Object.fromEntries(slots.map(({ module }) => [module, module])),
});

/**
 * A remote that runs programs knows its sandboxes' addresses and hashes from its build, and has the worker that runs
 * JavaScript.
 */
export async function sandboxConstantsOf(microfrontend) {
  const sandboxes = await sandboxesOf(microfrontend);
  const facts = Object.fromEntries(
    sandboxes.map(({ name, facts }) => [`${name.toUpperCase()}_SANDBOX`, JSON.stringify(facts)]),
  );
  if (!('RUNNER_SANDBOX' in facts)) return facts;
  const { javascriptWorker } = await import('../runner/javascript-worker.mjs');
  const JAVASCRIPT_WORKER = JSON.stringify(await javascriptWorker());
  return { ...facts, JAVASCRIPT_WORKER };
}

export const sandboxFactsOf = async (microfrontend) => [
  new webpack.DefinePlugin(await sandboxConstantsOf(microfrontend)),
];
