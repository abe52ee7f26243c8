import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Answers what a check of this folder says with --json. Pyodide is loaded by ES modules, which Jest does not run: a separate process does. */
export const runCheck = <Result>(script: string, ...args: string[]) =>
  new Promise<Result[]>((resolve, reject) => {
    const path = fileURLToPath(new URL(`./${script}`, import.meta.url));
    execFile(process.execPath, [path, '--json', ...args], (error, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout));
      else reject(error ?? new Error(stderr));
    });
  });
