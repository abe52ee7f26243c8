import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLLVM } from '@yowasp/clang';
import { importRunner } from '../runner/import-sources.mjs';
import { runInWorker } from '../runner/load-javascript.mjs';
import { driverSources, toolchainFolder } from './toolchain.mjs';
import { cppWorkers } from './workers.mjs';

const { compileProgram } = await importRunner('cpp/compile-program');
const { compileErrorOf } = await importRunner('../cpp/compile-error');

/**
 * Compiles a program in C++ and runs its cases, as browsers do, in Node.
 * @param {object} given
 * @param {string} given.source
 * @param {{ support: string, signature: object }} given.cpp
 * @param {string} given.support the JavaScript that the cases need
 * @param {{ input: string, expected: string }[]} given.cases
 * @returns {Promise<{ error: object | null, printed: string, cases: object[], stopped: boolean, milliseconds: object }>}
 *   as `runJavascript` says, with the milliseconds of the processor for compiling
 */
export async function runCpp({ source, cpp, support, cases }) {
  const folder = await toolchainFolder();
  const read = (name) => new Uint8Array(readFileSync(join(folder, name)));
  const files = ['prelude.pch', 'driver.o', 'exported.o'].map((name) => [name, read(name)]);
  const driver = { ...driverSources(), ...Object.fromEntries(files) };
  const begin = process.cpuUsage();
  const compiled = await compileProgram({ source, ...cpp }, driver, runLLVM);
  const { user, system } = process.cpuUsage(begin);
  const milliseconds = Math.round((user + system) / 1_000);
  if (compiled.type === 'refused') {
    const error = compileErrorOf(compiled.printed, cpp.signature.target);
    return { error, printed: '', cases: [], stopped: false, milliseconds };
  }
  const { runner } = await cppWorkers();
  const job = { source, support, cases, program: compiled.program, signature: cpp.signature };
  return { ...(await runInWorker(runner, job, undefined, { wasm: true })), milliseconds };
}
