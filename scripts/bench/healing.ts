import { appendFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { promote } from '../../e2e/fixtures/releases.ts';
import { openBrowser } from './browser/open-browser.ts';
import type { Scope } from './scope.ts';
import type { Site } from './site/site-process.ts';
import type { Workspace } from './workspace.ts';

const ROUNDS = 5;
const REMOTE = 'mfe-auth';

/** Milliseconds from a click to the page that it leads to. */
export interface Healing {
  good: number[];
  /** With a live version that throws when it is evaluated, so that the one before takes its place. */
  failing: number[];
}

/** A click with a version that works and with one that doesn't, in turn, each in a fresh browser profile. */
export async function measureHealing(
  scope: Scope,
  workspace: Workspace,
  site: Site,
): Promise<Healing> {
  const good = await liveVersion(site);
  await appendFile(
    workspace.path(`${REMOTE}/src/routes.tsx`),
    "if ('document' in globalThis) throw new Error('This version fails in browsers.');\n",
  );
  const env = { DATA_DIR: site.dataDir, PORT: String(site.port) };
  const publish = ['scripts/mfe/cli.ts', 'publish', REMOTE, '--force', '--why', 'measured'];
  await workspace.run(['--import', 'tsx', ...publish], env);
  const failing = await liveVersion(site);
  const browser = await openBrowser(scope);
  const times: Healing = { good: [], failing: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await promote(site, REMOTE, good);
    times.good.push(await clicked(browser, site));
    await promote(site, REMOTE, failing);
    times.failing.push(await clicked(browser, site));
  }
  return times;
}

async function clicked(browser: Browser, { url }: Site): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await link.waitFor();
  const started = performance.now();
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Log in', exact: true }).waitFor();
  const time = performance.now() - started;
  await context.close();
  return time;
}

async function liveVersion({ url }: Site): Promise<string> {
  const manifest = await (await fetch(`${url}/release-manifest.json`)).json();
  return manifest.remotes[REMOTE].version;
}
