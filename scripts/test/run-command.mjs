import { spawn } from 'node:child_process';
import { projectPath } from '../webpack/paths.mjs';

const PATIENCE_MS = 5_000;
/** Ends what hangs. Far above what anything takes: a busy machine is slow, not wrong. */
const LIMIT_SECONDS = 2_400;
const running = new Set();

/**
 * Runs a program of the project to its end and returns its output, in the order in which it came.
 * It gets no terminal and no input, and its own process group, so that all of it can be ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(command, args, { env = {}, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: cwd ?? projectPath(''),
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    const limit = setTimeout(() => {
      collect(`\nended after ${LIMIT_SECONDS} s\n`);
      endGroup(child, 'SIGKILL');
    }, LIMIT_SECONDS * 1000);
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      collect(error.message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs one of the project's own Node programs, such as the Jest that is installed here. */
export const runNode = (args, options) => runCommand(process.execPath, args, options);

/** Ends everything that runs, first politely, and resolves when it is gone. */
export async function endEverything() {
  const ended = [...running].map((child) => new Promise((resolve) => child.on('close', resolve)));
  for (const child of running) endGroup(child, 'SIGTERM');
  const forced = setTimeout(() => {
    for (const child of running) endGroup(child, 'SIGKILL');
  }, PATIENCE_MS);
  await Promise.all(ended);
  clearTimeout(forced);
}

function endGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
