/**
 * Builds what changed: `npm run build`, or `npm run build -- mfe-articles` for one microfrontend alone. What browsers
 * load and what renders on the server are compiled at the same time: two processes work, and each takes the next part
 * when it is done.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isMainModule } from './process/main-module.mjs';
import { isUpToDate, noteInputs } from './release/build-inputs.mjs';
import { describeRelease } from './release/describe.mjs';
import { precompress } from './release/precompress.mjs';
import { stampVersion } from './release/stamp-version.mjs';
import { MICROFRONTENDS, projectPath } from './webpack/paths.mjs';
import { placeServerBuild } from './webpack/place-server-build.mjs';

const WORKERS = Math.min(2, availableParallelism());
const worker = new URL('./build-worker.mjs', import.meta.url);

/** Processes that have compiled all they were to, and write their caches. */
const closing = new Set();

/** Waits until nothing of former builds is under way: who ends the process earlier loses what is remembered. */
export const buildsOver = () => Promise.all(closing);

/**
 * Builds the microfrontends whose sources differ from their dist folder; returns those it built.
 * @param {readonly string[]} microfrontends
 * @param {(microfrontend: string, seconds: number) => void} report called as each microfrontend is done
 */
export async function build(microfrontends = MICROFRONTENDS, report = () => {}) {
  const stale = microfrontends.filter((microfrontend) => !isUpToDate(microfrontend));
  const queue = stale.flatMap((microfrontend) => [
    { microfrontend, part: 'browser' },
    { microfrontend, part: 'server' },
  ]);
  const compiled = Object.fromEntries(stale.map((microfrontend) => [microfrontend, new Map()]));
  const workers = queue.slice(0, WORKERS).map(() =>
    runWorker(queue, async ({ microfrontend, part, started, result }) => {
      compiled[microfrontend].set(part, { started, result });
      if (compiled[microfrontend].size === 2)
        report(microfrontend, await finish(microfrontend, compiled[microfrontend]));
    }),
  );
  await Promise.all(workers);
  return stale;
}

/** Puts together what was compiled. Returns how many seconds have passed since the first of it. */
async function finish(microfrontend, compiled) {
  const browser = compiled.get('browser').result;
  const server = compiled.get('server').result;
  await placeServerBuild(microfrontend, browser.stylesheets);
  const dist = projectPath(`${microfrontend}/dist`);
  const facts = await stampVersion(dist, browser.facts);
  await precompress(dist);
  await describeRelease(dist, facts);
  noteInputs(microfrontend, [...browser.inputs, ...server.inputs]);
  const began = Math.min(...[...compiled.values()].map(({ started }) => started));
  return (performance.now() - began) / 1000;
}

/** Feeds one worker process from the queue until it is empty. */
function runWorker(queue, take) {
  return new Promise((resolve, reject) => {
    // Nothing here is TypeScript: hooks that compile it would only slow down loading.
    const child = fork(worker, { execArgv: [] });
    let task;
    const taken = [];
    const next = () => {
      task = queue.shift();
      if (task) {
        task.started = performance.now();
        child.send({ microfrontend: task.microfrontend, part: task.part });
      } else {
        child.disconnect();
        Promise.all(taken).then(resolve, reject);
      }
    };
    child.on('message', ({ result, error }) => {
      const { microfrontend } = task;
      const failed = (message) => {
        reject(new Error(`${microfrontend} doesn't build:\n${message}`));
        child.kill();
      };
      if (error) {
        failed(error);
      } else {
        taken.push(take({ ...task, result }).catch(({ message }) => failed(message)));
        next();
      }
    });
    const exited = new Promise((done) => {
      child.on('exit', (code) => {
        closing.delete(exited);
        if (code !== 0 && task)
          reject(new Error(`the build of ${task.microfrontend} ended with code ${code}`));
        done();
      });
    });
    closing.add(exited);
    next();
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
      (microfrontend, seconds) =>
        console.log(`  ${microfrontend} built in ${seconds.toFixed(1)} s`),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(built.length > 0 ? `Built ${built.length} in ${seconds} s.` : 'Nothing to build.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
