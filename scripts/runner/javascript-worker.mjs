import { build } from 'esbuild';
import { projectPath } from '../webpack/paths.mjs';

let built;

/**
 * The script of the worker that runs JavaScript (shared/workspace/runner/javascript). It is small, so the page has it in
 * one of its chunks, and a change to it costs nobody a download of Python.
 * @returns {Promise<string>}
 */
export function javascriptWorker() {
  built ??= build({
    entryPoints: [projectPath('shared/workspace/runner/javascript/worker.ts')],
    bundle: true,
    inject: [projectPath('shared/workspace/runner/javascript/own-clock.ts')],
    // Strict throughout: what a program calls can't see its callers.
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0].text);
  return built;
}
