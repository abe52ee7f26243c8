import { spawn } from 'node:child_process';
import { familyOf, survivorsOf } from '../../process/family.mjs';

const START_SECONDS = 240;
const END_SECONDS = 20;

/**
 * Gives `run` a function that starts sites. Whatever of them is still there afterwards, as when `run`
 * throws, is killed: left alone it would prevent these tests from ending.
 */
export async function withSites(run) {
  const npms = [];
  try {
    return await run((where) => startSite(where, (npm) => npms.push(npm)));
  } finally {
    killAll(npms.flatMap(({ pid }) => familyOf(pid)));
  }
}

/**
 * Runs `npm start` in a folder until the site serves. `as` puts a program in front that changes the user.
 * @param {{ folder: string, env: Record<string, string>, as?: readonly string[] }} where
 * @param {(npm: import('node:child_process').ChildProcess) => void} onSpawn
 */
async function startSite({ folder, env, as = [] }, onSpawn) {
  const [command, ...args] = [...as, 'npm', 'start'];
  const npm = spawn(command, args, {
    cwd: folder,
    env: { ...withoutNpm(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onSpawn(npm);
  let output = '';
  const collect = (chunk) => {
    output += chunk;
  };
  npm.stdout.setEncoding('utf8').on('data', collect);
  npm.stderr.setEncoding('utf8').on('data', collect);
  const url = await served(npm, () => output);
  return { url, npm, family: familyOf(npm.pid), output: () => output };
}

/** What the npm that runs these tests has set, such as its cache, is not for the npm under test. */
const withoutNpm = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));

function served(npm, output) {
  return new Promise((resolve, reject) => {
    const give = (why) => reject(new Error(`npm start ${why}:\n${output()}`));
    const limit = setTimeout(
      () => give(`did not serve within ${START_SECONDS} s`),
      START_SECONDS * 1000,
    );
    npm.on('exit', () => give('ended'));
    npm.stdout.on('data', () => {
      const [, url] = /running at (http\S+)/.exec(output()) ?? [];
      if (!url) return;
      clearTimeout(limit);
      resolve(url);
    });
  });
}

/** Sends a signal to one process of the site and waits until the whole family is gone. */
export async function endBy(site, signal, chosen) {
  const target = chosen(site);
  process.kill(target, signal);
  const left = await survivorsOf(site.family, END_SECONDS * 1000);
  killAll(left);
  if (left.length > 0) {
    const names = left.map(({ pid, command }) => `  ${pid} ${command}`);
    throw new Error(`${END_SECONDS} s after ${signal} there are still:\n${names.join('\n')}`);
  }
}

function killAll(processes) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Ends a site as Ctrl+C does. */
export const stopSite = (site) => endBy(site, 'SIGTERM', ({ npm }) => npm.pid);

/** Finds the Node process of a site that runs a script. */
export const processRunning = (script) => (site) => {
  const found = site.family.find(
    ({ command }) => /^\S*node /.test(command) && command.includes(script),
  );
  if (!found) throw new Error(`No process runs ${script}.`);
  return found.pid;
};
