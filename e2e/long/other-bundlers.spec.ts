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

const RSPACK = { bundler: 'Rspack', remote: 'mfe-rspack', folder: 'rspack', dist: 'dist' };
const VITE = { bundler: 'Vite', remote: 'mfe-vite', folder: 'vite', dist: 'dist/release' };

const folderOf = ({ folder }: typeof RSPACK) => projectPath(`e2e/remotes/${folder}`);
const publish = (one: typeof RSPACK) =>
  mfe(site(), 'publish', one.remote, '--dist', `${folderOf(one)}/${one.dist}`);

for (const one of [RSPACK, VITE]) {
  test(`a remote that ${one.bundler} builds is proved and live, and uses the React and the components of the page`, async ({
    page,
  }) => {
    const cwd = folderOf(one);
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd });
    await run('npm', ['run', 'build'], { cwd });
    const version = `${one.remote} 1\\.0\\.0-h[0-9a-f]{9}`;
    expect(await publish(one)).toMatch(new RegExp(`${version} is live\\.`));
    // The same folder again is the same version.
    expect(await publish(one)).toMatch(new RegExp(`The site already has ${version}\\.`));

    const title = `Built with ${one.bundler}`;
    await page.goto(`${site().url}/${one.folder}`);
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await expect(page.getByText('The first press brought this.')).toBeVisible();
    const list = page.getByRole('main').getByRole('list');
    await expect(list).toHaveCSS('border-left-color', 'rgb(200, 100, 0)');
    await list.getByRole('link', { name: 'DSA' }).first().click();
    await expect(page).toHaveURL(/\/roadmaps\/dsa$/);
    await expect(heading(page, title)).toBeHidden();
    await page.goBack();
    await expect(heading(page, title)).toBeVisible();
  });
}

test('a build whose container has no place for the version is refused with what to call it', async () => {
  const env = { ...process.env, CONTAINER: 'jobs' };
  await run('npm', ['run', 'build'], { cwd: folderOf(RSPACK), env });
  await expect(publish(RSPACK)).rejects.toThrow(
    /is called jobs\. Call it mfe_rspack_<version>_hUNSTAMPED/,
  );
});
