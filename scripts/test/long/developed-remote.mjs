import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../../process/free-port.mjs';
import { whileDeveloping } from '../while-developing.mjs';

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
export async function requireDeveloped(repository, command, { remote, env }) {
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
