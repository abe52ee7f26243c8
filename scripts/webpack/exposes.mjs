/** What the builds of a remote have in common, for browsers and for the server. */
import webpack from 'webpack';
import { sandboxesOf } from '../runner/sandboxes.mjs';

/** `./routes` is the one entry point of a remote; each slot it fills is a further one. */
export const exposesOf = ({ slots }) => ({
  './routes': './src/routes.tsx',
  ...Object.fromEntries(slots.map(({ module }) => [module, module])),
});

/**
 * A remote that runs programs knows its sandboxes' addresses and hashes from its build, and has the workers that run
 * JavaScript and C++.
 */
export async function sandboxConstantsOf(microfrontend) {
  const sandboxes = await sandboxesOf(microfrontend);
  const facts = Object.fromEntries(
    sandboxes.map(({ name, facts }) => [`${name.toUpperCase()}_SANDBOX`, JSON.stringify(facts)]),
  );
  if (!('RUNNER_SANDBOX' in facts)) return facts;
  const { javascriptWorker } = await import('../runner/javascript-worker.mjs');
  const JAVASCRIPT_WORKER = JSON.stringify(await javascriptWorker());
  return { ...facts, JAVASCRIPT_WORKER, ...(await cppConstants()) };
}

async function cppConstants() {
  const { toolchainName } = await import('../cpp/toolchain.mjs');
  const { cppWorkers } = await import('../cpp/workers.mjs');
  const { compiler, runner } = await cppWorkers();
  return {
    CPP_TOOLCHAIN: JSON.stringify(toolchainName()),
    CPP_COMPILER: JSON.stringify(compiler),
    CPP_RUNNER: JSON.stringify(runner),
  };
}

export const sandboxFactsOf = async (microfrontend) => [
  new webpack.DefinePlugin(await sandboxConstantsOf(microfrontend)),
];
