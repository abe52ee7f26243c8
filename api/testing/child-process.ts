import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';

/** A program of the API in its own process, with all that it printed so far. */
export interface Program {
  child: ChildProcess;
  printed(): string;
  /** Resolves with everything printed once `text` was; rejects if the program ends first. */
  until(text: string): Promise<string>;
  /** Resolves with the exit code, or the signal's name. */
  ended(): Promise<number | NodeJS.Signals>;
}

/** The variable that names the folder of bundled programs (global-setup.ts). */
export const PROGRAMS = 'API_TEST_PROGRAMS';

/**
 * Runs a program of the API with exactly this environment.
 * @param name its file without folder and ending, such as `create-admin`
 */
export function runProgram(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): Program {
  const child = spawn(
    process.execPath,
    [path.join(process.env[PROGRAMS] ?? '', `${name}.js`), ...args],
    { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
      child.emit('printed');
    });
  }
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });

  return {
    child,
    printed: () => printed,
    ended: () => exit,
    async until(text) {
      while (!printed.includes(text)) {
        const end = await Promise.race([once(child, 'printed').then(() => null), exit]);
        if (end !== null) throw new Error(`The program ended (${end}): ${printed}`);
      }
      return printed;
    },
  };
}
