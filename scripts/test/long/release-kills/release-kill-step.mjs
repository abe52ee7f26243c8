/** Three teams release at once, while they and the API that they talk to are killed at random moments. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../process/free-port.mjs';
import { projectPath } from '../../../webpack/paths.mjs';
import { byExtent } from '../../extent.mjs';
import { copyData } from '../../make-workspace.mjs';
import { failuresOf } from './audit.mjs';

const REMOTES = ['mfe-x', 'mfe-y', 'mfe-z'];
const KILLS = byExtent({ few: 24, some: 24, all: 200 });
/** Every so many kills the API is the victim. */
const API_TURN = 4;
/** Versions of one publisher's life don't meet those of the next. */
const VERSIONS_OF_ONE_LIFE = 10_000;

export const releaseKillStep = (template, workspace) => ({
  name: `kills: ${KILLS} while three teams release`,
  run: async () => {
    const children = new Set();
    try {
      return await new Promise((resolve, refused) => {
        trial(join(workspace, 'release-kills'), template, children, refused).then(resolve, refused);
      });
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  },
});

/** @param {(error: Error) => void} refused called if the site refuses what a team does, which then ends by itself */
async function trial(dataDir, template, children, refused) {
  await copyData(template, dataDir);
  const tokens = await tokensOf(dataDir);
  // This one lives on: it has the embedded database.
  const host = await startApi(dataDir, children);
  let api = await startApi(dataDir, children);
  const confirmed = [];
  const lives = REMOTES.map((remote) => ({ remote, life: 0 }));
  const begin = (team) => {
    team.life += 1;
    const first = String(team.life * VERSIONS_OF_ONE_LIFE);
    const program = projectPath('scripts/test/long/release-kills/publisher.mjs');
    const args = [program, api.url, tokens[team.remote], team.remote, first];
    team.process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(team.process);
    team.process.once('exit', (code) => {
      if (code !== null) refused(new Error(`${team.remote} has ended with ${code}; see above.`));
    });
    createInterface({ input: team.process.stdout }).on('line', (line) =>
      confirmed.push(JSON.parse(line)),
    );
  };
  const began = performance.now();
  for (const team of lives) begin(team);
  while (confirmed.length < REMOTES.length) await wait(20);
  // On a busy machine they take longer, and are to get as far before they're killed.
  const longestPause = performance.now() - began;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await wait(Math.random() * longestPause);
    if (kill % API_TURN === 0) {
      await killed(api.child, children);
      api = await startApi(dataDir, children, api.port);
    } else {
      const team = lives[kill % lives.length];
      await killed(team.process, children);
      begin(team);
    }
  }
  // Each of them once more, so that there's something after the last kill.
  const before = confirmed.length;
  while (confirmed.length < before + REMOTES.length) await wait(50);
  for (const team of lives) await killed(team.process, children);

  const headers = { authorization: `Bearer ${tokens['mfe-x']}` };
  const get = (path) => fetch(host.url + path, { headers });
  const { changes, versions, failures } = await failuresOf(get, confirmed);
  const printed = `| ${KILLS} kills | ${confirmed.length} changes confirmed | ${changes} in the history | ${versions} versions stored | ${failures.length} lost or half |`;
  return {
    passed: failures.length === 0 ? 1 : 0,
    failed: failures.length === 0 ? 0 : 1,
    output: failures.join('\n'),
    printed,
  };
}

async function tokensOf(dataDir) {
  const { readConfig } = await import(projectPath('api/dist/config.js'));
  const { openReleaseStore } = await import(projectPath('api/dist/release-store.js'));
  const store = await openReleaseStore(readConfig({ DATA_DIR: dataDir }), () => {});
  try {
    const made = REMOTES.map(async (remote) => {
      const rights = ['publish', 'promote', 'rollback'];
      const { token } = await store.tokens.create({
        name: `team of ${remote}`,
        unit: remote,
        rights,
        days: 1,
      });
      return [remote, token];
    });
    return Object.fromEntries(await Promise.all(made));
  } finally {
    await store.close();
  }
}

async function startApi(dataDir, children, port) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port ?? String(await freePort()),
    LIMITS_FACTOR: '10000',
    LOG_LEVEL: 'error',
    RENDERERS: '0',
  };
  const child = fork(projectPath('api/dist/server.js'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const url = await new Promise((resolve, reject) => {
    child.on('message', (message) => message.ready && resolve(message.url));
    child.on('exit', () => reject(new Error('The API did not start.')));
  });
  return { child, url, port: env.PORT };
}

async function killed(child, children) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
}
