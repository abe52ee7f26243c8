import { spawn } from 'node:child_process';

/**
 * Runs a compiler, or what it has made.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ input?: string, limit?: number }} options what it reads, and its milliseconds
 * @returns {Promise<{ output: string, errors: string, failure: string | null }>} `failure` says how it has ended, if
 *   not well
 */
export function runProgram(command, args, { input = '', limit } = {}) {
  return new Promise((resolve, reject) => {
    // In English, with plain quotation marks.
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(command, args, { env, timeout: limit, killSignal: 'SIGKILL' });
    const output = [];
    const errors = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const text = Buffer.concat(errors).toString().trim();
      resolve({
        output: Buffer.concat(output).toString(),
        errors: text,
        failure: code === 0 ? null : endOf(child, code, signal, limit),
      });
    });
    // A program that has ended doesn't read the rest.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const endOf = (child, code, signal, limit) =>
  child.killed ? `takes longer than ${limit} ms` : `ends with ${signal ?? `code ${code}`}`;
