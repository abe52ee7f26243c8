import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/process/free-port.mjs';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { PYTHON_STARTS_MS } from '../fixtures/solution.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Runs the starter of the problem that is open. A new site fetches Python from its database first, which may take long. */
async function runPython(page: Page) {
  const workspace = page.getByRole('region', { name: 'Your code', exact: true });
  const output = workspace.getByRole('region', { name: 'Output', exact: true });
  const again = output.getByRole('button', { name: 'Try again' });
  await workspace.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(output).toContainText('None', { timeout: PYTHON_STARTS_MS / 3 });
  }).toPass({ timeout: 2 * PYTHON_STARTS_MS });
}

/** Whether the browser has cached the page that is open, with the files of Python. */
const isCached = (page: Page) =>
  page.evaluate(async () => {
    const files = await caches.open('site-files');
    const paths = (await files.keys()).map(({ url }) => new URL(url).pathname);
    const copies = (await caches.keys()).find((name) => name.startsWith('site-copies:')) ?? '';
    const answer = await caches.match('/v1/dsa-problems/two-sum', { cacheName: copies });
    return paths.includes('/offline') && paths.join().includes('library.zip') && Boolean(answer);
  });

test('files of releases come from an origin of their own, where nothing is a page of the site', async ({
  page,
  context,
  complaints,
}) => {
  const port = await freePort();
  const files = `http://127.0.0.1:${port}`;
  const variables = { PORT: String(port), RELEASES_ORIGIN: files };
  await withOwnSite(async ({ url }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const released = () => requested.filter((address) => address.includes('/releases/'));

    await page.goto(`${url}/`);
    await expect(heading(page, 'Get interview-ready, one step at a time.')).toBeVisible();
    await page.goto(`${url}/roadmaps/dsa`);
    await expect(heading(page, 'DSA Sheet')).toBeVisible();
    await page.goto(`${url}/article/complexity-in-practice`);
    await expect(heading(page, 'Complexity in practice: what fits into a second')).toBeVisible();
    await page.goto(`${url}/dsaarticle/two-sum`);
    await runPython(page);

    for (const kind of ['.js', '.css', '.woff2', '/frame.html', '/library.zip'])
      expect(released().join('\n')).toContain(kind);
    expect(released().filter((address) => !address.startsWith(`${files}/`))).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain(
      'loaded',
    );

    // What was visited opens without a network, and programs run.
    await expect.poll(() => isCached(page)).toBe(true);
    expect(complaints.unexpected()).toEqual([]);
    complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, 'Two Sum')).toBeVisible();
    await runPython(page);
    await context.setOffline(false);

    const script = released().find((address) => address.endsWith('/main.js')) ?? '';
    await page.goto(script);
    expect(await page.evaluate(() => self.origin)).toBe('null');
    await page.goto(script.replace(files, url));
    expect(page.url(), 'sent on').toBe(script);
    const frame = released().find((address) => address.endsWith('/frame.html')) ?? '';
    for (const address of [frame, `${files}/`, `${files}/roadmaps/dsa`, `${files}/v1/health`]) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 404]);
    }
    expect(await context.cookies(files)).toEqual([]);
  }, variables);
});
