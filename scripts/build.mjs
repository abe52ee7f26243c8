/**
 * Builds what changed: `npm run build`, or `npm run build -- mfe-articles` for one microfrontend alone. Two processes
 * compile, and each takes the next microfrontend when it is done.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isMainModule } from './process/main-module.mjs';
import { isUpToDate, noteInputs } from './release/build-inputs.mjs';
import { describeRelease } from './release/describe.mjs';
import { precompress } from './release/precompress.mjs';
import { stampVersion } from './release/stamp-version.mjs';
import { hasSandbox, sandboxesOf } from './runner/sandboxes.mjs';
import { MICROFRONTENDS, projectPath } from './webpack/paths.mjs';

const WORKERS = Math.min(2, availableParallelism());
const worker = new URL('./build-worker.mjs', import.meta.url);

/**
 * Most of what a compiler allocates is garbage soon: with more room for it, it's looked through less often. Nothing
 * there is TypeScript: hooks that compile it would only slow down loading.
 */
const WORKER_OPTIONS = { execArgv: ['--max-semi-space-size=64'] };

/**
 * Builds the microfrontends whose sources differ from their dist folder; returns those it built.
 * @param {readonly string[]} microfrontends
 * @param {(line: string) => void} report what is done, and how far it is
 */
export async function build(microfrontends = MICROFRONTENDS, report = () => {}) {
  const began = Date.now();
  const stale = microfrontends
    .filter((microfrontend) => !isUpToDate(microfrontend))
    // What needs no sandbox comes first: those of the others are made meanwhile.
    .sort((one, other) => hasSandbox(one) - hasSandbox(other));
  if (stale.length > 0) report(`Building ${stale.join(', ')}…`);
  const sandboxes = sandboxesFor(stale);
  // Whoever waits for them says so; after another failure nobody does.
  sandboxes.catch(() => {});
  const queue = [...stale];
  let done = 0;
  const workers = stale.slice(0, WORKERS).map(() =>
    runWorker(queue, sandboxes, async (microfrontend, result) => {
      await finish(microfrontend, result);
      // A process may have read for another one what this one shares with it.
      noteInputs(microfrontend, result.inputs, began);
      done += 1;
      report(`  ${done} of ${stale.length}: ${microfrontend}`);
    }),
  );
  await Promise.all(workers);
  return stale;
}

/** Made once, by this process: a worker gets those that its task needs. */
async function sandboxesFor(microfrontends) {
  const made = await Promise.all(microfrontends.map(sandboxesOf));
  return new Map(made.map((sandboxes, index) => [microfrontends[index], sandboxes]));
}

/** Makes a release of what was compiled. */
async function finish(microfrontend, { facts }) {
  const dist = projectPath(`${microfrontend}/dist`);
  const stamped = await stampVersion(dist, facts);
  await precompress(dist);
  await describeRelease(dist, stamped);
}

/** Feeds one worker process from the queue until it is empty. */
function runWorker(queue, sandboxes, take) {
  return new Promise((resolve, reject) => {
    const child = fork(worker, WORKER_OPTIONS);
    let microfrontend;
    const taken = [];
    const failed = (name, message) => {
      reject(new Error(`${name} doesn't build:\n${message}`));
      child.kill();
    };
    const next = async () => {
      microfrontend = queue.shift();
      if (!microfrontend) {
        child.disconnect();
        Promise.all(taken).then(resolve, reject);
        return;
      }
      const made = hasSandbox(microfrontend) ? (await sandboxes).get(microfrontend) : [];
      child.send({ microfrontend, sandboxes: made });
    };
    const proceed = () => next().catch(({ message }) => failed(microfrontend, message));
    child.on('message', ({ result, error }) => {
      const name = microfrontend;
      if (error) {
        failed(name, error);
        return;
      }
      taken.push(take(name, result).catch(({ message }) => failed(name, message)));
      proceed();
    });
    child.on('exit', (code) => {
      if (code !== 0 && microfrontend)
        reject(new Error(`the build of ${microfrontend} ended with code ${code}`));
    });
    proceed();
  });
}

if (isMainModule(import.meta.url)) {
  const microfrontends = process.argv.slice(2);
  const unknown = microfrontends.filter((microfrontend) => !MICROFRONTENDS.includes(microfrontend));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Choose from ${MICROFRONTENDS.join(', ')}.`);
    process.exit(1);
  }
  const started = performance.now();
  try {
    const built = await build(
      microfrontends.length > 0 ? microfrontends : MICROFRONTENDS,
      console.log,
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(built.length > 0 ? `Built ${built.length} in ${seconds} s.` : 'Nothing to build.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
