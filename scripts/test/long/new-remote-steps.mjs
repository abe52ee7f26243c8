import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { copyProject } from '../../process/copy-project.mjs';
import { freePort } from '../../process/free-port.mjs';
import { ensureChromium } from '../chromium.mjs';
import { runCommand, runNode } from '../run-command.mjs';
import { whileDeveloping } from '../while-developing.mjs';
import { stopSite, withSites } from './started-site.mjs';
import { REPOSITORY, TUTORIAL } from './tutorial.mjs';

const REMOTE = 'mfe-jobs';
const PATIENCE_MS = 60_000;
const POLL_MS = 200;
const MADE = ['new', 'jobs', '--mount', '/jobs', '--title', 'Job board'];

/** A team makes a remote, and brings it to a site that has never heard of it. */
export const newRemoteSteps = (folder, workspace) => [
  {
    name: 'new remote: made in a clone, checked, published',
    run: () => withTeam(folder, join(workspace, 'new-remote-data'), inClone(workspace)),
  },
  {
    name: 'new remote: in a repository of its own, developed, published, broken, rolled back',
    run: () =>
      withTeam(folder, join(workspace, 'standalone-data'), inRepository(folder, workspace)),
  },
];

/**
 * Gives `work` a running site and what the team's commands find in their environment.
 * @param {(site: { url: string }, env: Record<string, string>) => Promise<void>} work throws what is wrong
 */
const withTeam = (folder, dataDir, work) =>
  withSites(async (startSite) => {
    const env = { PORT: await freePort(), DATA_DIR: dataDir };
    const site = await startSite({ folder, env });
    const create = ['tokens', 'create', 'jobs team', '--unit', REMOTE, '--json'];
    const { token } = JSON.parse(await succeeded(mfe(folder, env, ...create)));
    const CHROMIUM_PATH = await ensureChromium();
    await work(site, { MFE_SITE: site.url, MFE_TOKEN: token, CHROMIUM_PATH });
    await stopSite(site);
    return { passed: 1, failed: 0, output: '' };
  });

/** What a team does that has a clone of the project. */
const inClone = (workspace) => async (site, env) => {
  const clone = join(workspace, 'new-remote');
  copyProject(clone);
  await succeeded(mfe(clone, env, ...MADE));
  for (const check of checksIn(clone)) await succeeded(check());
  await succeeded(mfe(clone, env, 'publish', REMOTE));
  await requireShown(site.url);
};

/** What must hold of a remote as it was made. */
function checksIn(cwd) {
  const run = (program, ...args) => runNode([join(cwd, program), ...args], { cwd });
  return [
    () => run('node_modules/typescript/bin/tsc', '-b', REMOTE),
    () => run('node_modules/@biomejs/biome/bin/biome', 'ci', REMOTE),
    () => run('scripts/boundaries/check.mjs'),
    () => run('node_modules/jest/bin/jest.js', '--ci', `${REMOTE}/`),
    () => runCommand('npm', ['ci', '--dry-run', '--offline'], { cwd }),
  ];
}

/** What a team does that has nothing of the project but its packages: the commands of the guide for teams. */
const inRepository = (folder, workspace) => async (site, env) => {
  const repository = join(workspace, 'jobs');
  const typed = (line, cwd = repository) =>
    runCommand('sh', ['-c', line], { cwd, env: { ...env, npm_config_prefer_offline: 'true' } });
  await succeeded(typed(TUTORIAL.make.replace(REPOSITORY, repository), folder));
  await succeeded(typed(TUTORIAL.install));
  await succeeded(typed(TUTORIAL.test));
  await requireDeveloped(repository, TUTORIAL.develop, { remote: REMOTE, env });
  await succeeded(typed(TUTORIAL.build));
  await succeeded(typed(TUTORIAL.publish));
  await requireShown(site.url);
  const good = await liveVersion(site.url);

  const undo = bringCopy(repository);
  requireRefused(
    await typed(TUTORIAL.publish),
    /brings a copy of react-dom \d[\d.]+, .* asked for by mfe-jobs\/src\/app\/start-page\.tsx/,
  );
  await requireLive(site.url, good, true);
  undo();

  breakPage(repository);
  requireRefused(await typed(TUTORIAL.publish), /the console says: /);
  await requireLive(site.url, good, true);
  await succeeded(typed(`${TUTORIAL.publish} --force --why "to see it fall"`));
  await requireLive(site.url, good, false);
  await succeeded(typed(TUTORIAL.rollBack));
  await requireLive(site.url, good, true);
  await requireShown(site.url);
};

/** A root of its own, which takes a renderer of its own. Returns what takes it away again. */
function bringCopy(repository) {
  const page = pageOf(repository);
  const source = readFileSync(page, 'utf8');
  const root = "Reflect.set(globalThis, 'ownRoot', () => import('react-dom/client'));";
  writeFileSync(page, `${source}\n${root}\n`);
  return () => writeFileSync(page, source);
}

/** @throws if it was published, or for another reason */
function requireRefused({ ok, output }, reason) {
  if (ok || !reason.test(output)) throw new Error(`Refused for ${reason}? It says:\n${output}`);
}

const pageOf = (repository) => join(repository, REMOTE, 'src/app/start-page.tsx');

function breakPage(repository) {
  const page = pageOf(repository);
  const source = readFileSync(page, 'utf8');
  const broken = source.replace(
    '  return (',
    "  if (title) throw new Error('broken');\n  return (",
  );
  writeFileSync(page, `const title: string = 'Job board';\n${broken}`);
}

const mfe = (cwd, env, ...args) =>
  runNode(['--import', 'tsx', join(cwd, 'scripts/mfe/cli.ts'), ...args], { cwd, env });

/** @throws what it printed, if it failed */
async function succeeded(running) {
  const { ok, output } = await running;
  if (ok) return output;
  throw new Error(output);
}

const liveVersion = async (url) =>
  (await (await fetch(`${url}/release-manifest.json`)).json()).remotes[REMOTE].version;

async function requireLive(url, version, expected) {
  const live = await liveVersion(url);
  if ((live === version) !== expected) throw new Error(`${live} is live.`);
}

/** @throws what visitors don't get */
async function requireShown(url) {
  await untilRendered(url);
  const home = await (await fetch(url)).text();
  if (!/<a[^>]*href="\/jobs"/.test(home)) throw new Error('The navigation has no link to it.');
}

/** A document of a new version goes out for browsers to render if its process starts late. */
async function untilRendered(url) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isRendered(url))) {
    if (Date.now() > deadline) throw new Error('Its page is not rendered on the server.');
    await wait(POLL_MS);
  }
}

/** A document that couldn't be rendered has the heading, from remote.json, and not what the page says below it. */
const isRendered = async (url) =>
  (await (await fetch(`${url}/jobs`)).text()).includes('Pick a roadmap to practise.');

const PAGE = 'src/app/start-page.tsx';
const WORDS = 'Pick a roadmap to practise.';
const OTHER_WORDS = 'Pick one of these.';
const MARK = 'openedBefore';

/**
 * Develops a remote in a repository and tries in a browser what it is for: a page inside the site takes up what
 * is saved without a reload, and nobody else gets the page.
 * @param {string} repository
 * @param {string} command what a team types
 * @param {{ remote: string, env: Record<string, string> }} surroundings `env` names the site and the browser
 * @throws what didn't happen
 */
async function requireDeveloped(repository, command, { remote, env }) {
  const options = ['--port', String(await freePort())];
  const where = { cwd: repository, env };
  await whileDeveloping(command.split(' '), options, where, async ({ url }) => {
    await requireTakenUp(join(repository, remote, PAGE), url, env);
    const { status } = await fetch(new URL(new URL(url).pathname, env.MFE_SITE));
    if (status !== 404) throw new Error(`Others get ${status} at the page that is being written.`);
  });
}

async function requireTakenUp(file, url, { CHROMIUM_PATH }) {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH });
  const source = readFileSync(file, 'utf8');
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('banner').waitFor();
    await page.getByText(WORDS).waitFor();
    await page.evaluate((mark) => Reflect.set(window, mark, true), MARK);
    writeFileSync(file, source.replace(WORDS, OTHER_WORDS));
    await page.getByText(OTHER_WORDS).waitFor();
    if (!(await page.evaluate((mark) => Reflect.has(window, mark), MARK)))
      throw new Error('The page was reloaded to show what was saved.');
  } finally {
    writeFileSync(file, source);
    await browser.close();
  }
}
