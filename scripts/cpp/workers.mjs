import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';

const SOURCES = 'shared/workspace/runner/cpp';

/** What the script of a worker takes for its own address: it has none. Nothing is fetched from there. */
const ADDRESS = '"https://clang.invalid/"';

const scriptOf = (entry, inject = []) =>
  build({
    entryPoints: [projectPath(`${SOURCES}/${entry}`)],
    bundle: true,
    inject: inject.map(projectPath),
    define: { 'import.meta.url': ADDRESS },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    external: ['node:*'],
    write: false,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0].text);

let built;

/**
 * The scripts of the workers that compile programs in C++ and run them. As with JavaScript, pages have them in a chunk
 * of their own, so that a change to them costs nobody a download of the compiler.
 * @returns {Promise<{ compiler: string, runner: string }>}
 */
export function cppWorkers() {
  built ??= Promise.all([
    scriptOf('compile-worker.ts'),
    scriptOf('run-worker.ts', ['shared/workspace/runner/javascript/own-clock.ts']),
  ]).then(([compiler, runner]) => ({ compiler, runner }));
  return built;
}
