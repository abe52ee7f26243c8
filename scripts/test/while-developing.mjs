import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `dev` while something is tried, and ends it as Ctrl+C does.
 * @param {readonly string[]} command such as npx stepwise-mfe dev
 * @param {readonly string[]} options that it gets
 * @param {{ cwd: string, env?: Record<string, string> }} where
 * @param {(development: { url: string }) => Promise<void>} work
 * @throws what it says, if it ends by itself
 */
export async function whileDeveloping([program, ...args], options, { cwd, env = {} }, work) {
  const child = spawn(program, [...args, '--json', ...options], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    await work(await startedBy(child));
  } finally {
    // The terminal sends it to npx and to what that has started.
    if (child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

/** What it prints once it runs. */
function startedBy(child) {
  return new Promise((resolve, reject) => {
    let printed = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk;
      if (/^\}/m.test(printed)) resolve(JSON.parse(printed));
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`dev has ended:\n${said}`)));
  });
}
