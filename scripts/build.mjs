/**
 * Builds what changed: `npm run build`, or `npm run build -- mfe-articles` for one microfrontend alone. Two processes
 * compile, and each takes the next part when it is done.
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
import { placeServerBuild } from './webpack/place-server-build.mjs';

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
  const stale = microfrontends
    .filter((microfrontend) => !isUpToDate(microfrontend))
    // What needs no sandbox comes first: those of the others are made meanwhile.
    .sort((one, other) => hasSandbox(one) - hasSandbox(other));
  if (stale.length > 0) report(`Building ${stale.join(', ')}…`);
  const sandboxes = sandboxesFor(stale);
  // Whoever waits for them says so; after another failure nobody does.
  sandboxes.catch(() => {});
  const queue = stale.flatMap((microfrontend) => [
    { microfrontend, part: 'browser' },
    { microfrontend, part: 'server' },
  ]);
  const compiled = Object.fromEntries(stale.map((microfrontend) => [microfrontend, new Map()]));
  let done = 0;
  const workers = queue.slice(0, WORKERS).map(() =>
    runWorker(queue, sandboxes, async ({ microfrontend, part, started, result }) => {
      const parts = compiled[microfrontend].set(part, { started, result });
      if (parts.size < 2) return;
      const seconds = await finish(microfrontend, parts);
      done += 1;
      report(`  ${done} of ${stale.length}: ${microfrontend} in ${seconds.toFixed(1)} s`);
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

/** Puts together what was compiled. Returns how many seconds have passed since the first of it. */
async function finish(microfrontend, parts) {
  const browser = parts.get('browser').result;
  const server = parts.get('server').result;
  const began = Math.min(...[...parts.values()].map(({ started }) => started));
  await placeServerBuild(microfrontend, browser.stylesheets);
  const dist = projectPath(`${microfrontend}/dist`);
  const facts = await stampVersion(dist, browser.facts);
  await precompress(dist);
  await describeRelease(dist, facts);
  noteInputs(microfrontend, [...browser.inputs, ...server.inputs], began);
  return (Date.now() - began) / 1000;
}

/** Feeds one worker process from the queue until it is empty. */
function runWorker(queue, sandboxes, take) {
  return new Promise((resolve, reject) => {
    const child = fork(worker, WORKER_OPTIONS);
    let task;
    const taken = [];
    const failed = (microfrontend, message) => {
      reject(new Error(`${microfrontend} doesn't build:\n${message}`));
      child.kill();
    };
    const next = async () => {
      task = queue.shift();
      if (!task) {
        child.disconnect();
        Promise.all(taken).then(resolve, reject);
        return;
      }
      const { microfrontend, part } = task;
      const made = hasSandbox(microfrontend) ? (await sandboxes).get(microfrontend) : [];
      task.started = Date.now();
      child.send({ microfrontend, part, sandboxes: made });
    };
    const proceed = () => next().catch(({ message }) => failed(task.microfrontend, message));
    child.on('message', ({ result, error }) => {
      const { microfrontend } = task;
      if (error) {
        failed(microfrontend, error);
      } else {
        taken.push(
          take({ ...task, result }).catch(({ message }) => failed(microfrontend, message)),
        );
        proceed();
      }
    });
    child.on('exit', (code) => {
      if (code !== 0 && task)
        reject(new Error(`the build of ${task.microfrontend} ended with code ${code}`));
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
