import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteManifest } from '@site/shared/contracts/composition';
import { parse } from 'yaml';
import { projectPath } from '../../webpack/paths.mjs';
import { asPackages, copyTemplate } from './copy-template.ts';
import { repositoryFiles } from './new-repository.ts';

const root = mkdtempSync(join(tmpdir(), 'new-remote-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const longest = {
  name: `mfe-${'j'.repeat(36)}`,
  mountPath: `/${'j'.repeat(39)}`,
  title: 'J'.repeat(40),
};
const made = copyTemplate(longest, { root, contract: '9.8.7', react: '99.0.0' });
const read = (file: string) => readFileSync(join(root, longest.name, file), 'utf8');

test('a new remote declares what was requested, for the contract and the React of this clone', async () => {
  await made;
  const remote = remoteManifest.parse(JSON.parse(read('remote.json')));
  expect(remote).toMatchObject({
    name: longest.name,
    mountPaths: [longest.mountPath],
    contract: '^9.8.7',
  });
  expect(remote.navigation).toMatchObject([{ label: longest.title, path: longest.mountPath }]);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: `@site/${longest.name}`,
    dependencies: { react: '99.0.0' },
  });
});

test("nothing of the template's own names and places is left", async () => {
  const files = await made;
  expect(files).toContain('src/routes.tsx');
  expect(
    files.filter((file) => /example|\.\.\/\.\.\/\.\.\/\.\./i.test(withoutWords(read(file)))),
  ).toEqual([]);
});

/** "As an example of" is English. */
const withoutWords = (text: string) => text.replaceAll('an example of', '');

test('the longest names leave the files as the formatter wants them', async () => {
  await made;
  const biome = projectPath('node_modules/@biomejs/biome/bin/biome');
  const folder = join(root, longest.name);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      biome,
      'ci',
      '--colors=off',
      '--vcs-enabled=false',
      `--config-path=${projectPath('')}`,
      folder,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, says: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, says: '' });
});

test('a repository of its own leads nowhere but to its packages', async () => {
  const repository = join(root, 'repository');
  const surroundings = { root: repository, contract: '9.8.7', react: '99.0.0', placed: asPackages };
  const files = await copyTemplate(longest, surroundings);
  const readThere = (file: string) => readFileSync(join(repository, longest.name, file), 'utf8');
  for (const file of files) {
    expect(readThere(file)).not.toMatch(/(^|[^/])\.\.\/(docs|scripts|shared|tsconfig)/);
  }
  expect(JSON.parse(readThere('tsconfig.json'))).not.toHaveProperty('references');
  expect(readThere('webpack.config.js')).toContain("'@site/mfe-tools/webpack/remote-config.mjs'");
});

test('the workflow of a repository tests what comes, links to a preview, and releases what reaches main', () => {
  const packages = { shared: 'shared.tgz', tools: 'tools.tgz' };
  const files = repositoryFiles({ ...longest, ...packages });
  const { on, jobs } = parse(files['.github/workflows/release.yml'] ?? '');
  expect(on).toMatchObject({ pull_request: null, push: { branches: ['main'] } });
  const release = jobs.release.steps.at(-1);
  expect(release).toMatchObject({
    run: `npx stepwise-mfe publish ${longest.name} --why "$GITHUB_SHA"`,
    if: "github.event_name == 'push'",
  });
  expect(Object.keys(release.env)).toEqual(['MFE_SITE', 'MFE_TOKEN']);
  const preview = jobs.release.steps.at(-2);
  expect(preview).toMatchObject({ if: expect.stringMatching(/'pull_request'/), env: release.env });
  expect(preview.run).toContain(`publish ${longest.name} --no-promote --json`);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    devDependencies: { '@site/shared': 'file:packages/shared.tgz' },
  });
});
