/** Remotes that other bundlers than webpack have built, released with a token as any other. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectPath } from '../../scripts/webpack/paths.mjs';
import { heading } from '../fixtures/marks.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { mfe } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

const site = ownSiteOfGroup();
const run = promisify(execFile);

const folder = projectPath('e2e/remotes/rspack');
const publish = () => mfe(site(), 'publish', 'mfe-rspack', '--dist', `${folder}/dist`);

test('a remote that Rspack builds is proved and live, and uses the React and the components of the page', async ({
  page,
}) => {
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
  expect(await publish()).toMatch(/mfe-rspack 1\.0\.0-h[0-9a-f]{9} is live\./);
  // The same folder again is the same version.
  expect(await publish()).toMatch(/The site already has mfe-rspack 1\.0\.0-h[0-9a-f]{9}\./);

  await page.goto(`${site().url}/rspack`);
  await expect(heading(page, 'Built with Rspack')).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  const list = page.getByRole('main').getByRole('list');
  await expect(list).toHaveCSS('border-left-color', 'rgb(200, 100, 0)');
  await list.getByRole('link', { name: 'DSA' }).first().click();
  await expect(page).toHaveURL(/\/roadmaps\/dsa$/);
  await expect(heading(page, 'Built with Rspack')).toBeHidden();
  await page.goBack();
  await expect(heading(page, 'Built with Rspack')).toBeVisible();
});

test('a build whose container has no place for the version is refused with what to call it', async () => {
  await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, CONTAINER: 'jobs' } });
  await expect(publish()).rejects.toThrow(
    /is called jobs\. Call it mfe_rspack_<version>_hUNSTAMPED/,
  );
});
