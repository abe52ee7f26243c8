import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { runCommand, runNode } from '../run-command.mjs';
import { copyProject } from './copy-project.mjs';
import { freePort, stopSite, withSites } from './started-site.mjs';

const UNIT = 'mfe-jobs';

/** A team makes a remote in a clone of its own, and brings it to a site that has never heard of it. */
export const newRemoteStep = (folder, workspace) => ({
  name: 'a new remote: made, checked, published',
  run: () => withSites((startSite) => makeAndPublish(startSite, folder, workspace)),
});

async function makeAndPublish(startSite, folder, workspace) {
  const clone = join(workspace, 'new-remote');
  copyProject(clone);
  const env = { PORT: await freePort(), DATA_DIR: join(workspace, 'new-remote-data') };
  const site = await startSite({ folder, env });
  const token = JSON.parse(
    await succeeded(mfe(folder, env, 'tokens', 'create', 'jobs team', '--unit', UNIT, '--json')),
  );
  const asTeam = {
    MFE_SITE: site.url,
    MFE_TOKEN: token.token,
    CHROMIUM_PATH: await ensureChromium(),
  };
  const made = ['new', 'jobs', '--mount', '/jobs', '--title', 'Job board'];
  await succeeded(mfe(clone, asTeam, ...made));
  for (const check of checksIn(clone)) await succeeded(check());
  await succeeded(mfe(clone, asTeam, 'publish', UNIT));
  const missing = await missingOn(site.url);
  await stopSite(site);
  return { passed: missing ? 0 : 1, failed: missing ? 1 : 0, output: missing };
}

const mfe = (cwd, env, ...args) =>
  runNode(['--import', 'tsx', join(cwd, 'scripts/mfe/cli.ts'), ...args], { cwd, env });

/** What must hold of it as it was made. */
function checksIn(cwd) {
  const run = (program, ...args) => runNode([join(cwd, program), ...args], { cwd });
  return [
    () => run('node_modules/typescript/bin/tsc', '-b', UNIT),
    () => run('node_modules/@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', UNIT),
    () => run('scripts/boundaries/check.mjs'),
    () => run('node_modules/jest/bin/jest.js', '--ci', '--selectProjects', UNIT),
    () => runCommand('npm', ['ci', '--dry-run', '--offline'], { cwd }),
  ];
}

/** @throws what it printed, if it failed */
async function succeeded(running) {
  const { ok, output } = await running;
  if (ok) return output;
  throw new Error(output);
}

/** What visitors don't get, in words; '' if all is there. */
async function missingOn(url) {
  const [page, home] = await Promise.all(
    ['/jobs', '/'].map(async (path) => (await fetch(url + path)).text()),
  );
  if (!/<h1[^>]*>Job board<\/h1>/.test(page)) return 'its page is not rendered on the server';
  if (!/<a[^>]*href="\/jobs"/.test(home)) return 'the navigation has no link to it';
  return '';
}
