/**
 * Builds what changed: `npm run build`, or `npm run build -- mfe-articles` for one unit alone.
 * Two processes work at a time; each loads webpack once and takes the next unit when it is done.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isMainModule } from './process/main-module.mjs';
import { isBuilt } from './release/describe.mjs';
import { UNITS } from './webpack/paths.mjs';
import { versionOf } from './webpack/version.mjs';

const WORKERS = Math.min(2, availableParallelism());
const worker = new URL('./build-worker.mjs', import.meta.url);

/**
 * Builds the units whose sources differ from their dist folder; answers those it built.
 * @param {readonly string[]} units
 * @param {(unit: string, seconds: number) => void} report called as each unit is done
 */
export async function build(units = UNITS, report = () => {}) {
  const stale = units.filter((unit) => !isBuilt(unit, versionOf(unit)));
  const queue = [...stale];
  const workers = queue.slice(0, WORKERS).map(() => runWorker(queue, report));
  await Promise.all(workers);
  return stale;
}

/** Feeds one worker process from the queue until it is empty. */
function runWorker(queue, report) {
  return new Promise((resolve, reject) => {
    const child = fork(worker);
    let unit;
    const next = () => {
      unit = queue.shift();
      if (unit) child.send(unit);
      else child.disconnect();
    };
    child.on('message', ({ seconds, error }) => {
      if (error) reject(new Error(`${unit} does not build:\n${error}`));
      else report(unit, seconds);
      if (error) child.kill();
      else next();
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of ${unit} ended with code ${code}`)),
    );
    next();
  });
}

if (isMainModule(import.meta.url)) {
  const units = process.argv.slice(2);
  const unknown = units.filter((unit) => !UNITS.includes(unit));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Choose from ${UNITS.join(', ')}.`);
    process.exit(1);
  }
  const started = performance.now();
  try {
    const built = await build(units.length > 0 ? units : UNITS, (unit, seconds) =>
      console.log(`  ${unit} built in ${seconds.toFixed(1)} s`),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(built.length > 0 ? `Built ${built.length} in ${seconds} s.` : 'Nothing to build.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
