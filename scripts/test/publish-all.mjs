/**
 * Builds what changed and publishes it into the database of this configuration, as `npm start` does. Then the site is
 * started once: its copies find done what a first start does, which loads the content and fetches the files of releases.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApi } from '../build-api.mjs';
import { prepareSite } from '../prepare-site.mjs';
import { freePort } from '../process/free-port.mjs';
import { projectPath } from '../webpack/paths.mjs';

await buildApi();
const { readConfig } = await import(projectPath('api/dist/config.js'));
await prepareSite(readConfig(), console.log);

const env = { ...process.env, PORT: String(await freePort()), RENDERERS: '0' };
const site = fork(projectPath('api/dist/server.js'), {
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const ended = once(site, 'exit');
const [message] = await Promise.race([once(site, 'message'), ended]);
if (!message?.ready) throw new Error("The site didn't start.");
site.kill('SIGTERM');
await ended;
