import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testRemote } from '@site/shared/testing/release-manifest';
import { describeSimulation, outcomeFor } from './breaks.ts';
import { packageChange } from './package-change.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A package on this disk, which npm installs from there. */
function packageOf(files: Record<string, string>) {
  const root = mkdtempSync(join(folder, 'package-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

const facts = {
  name: 'shown',
  version: '2.0.0',
  exports: { '.': './index.js', './jsx': './jsx.js' },
};
const inCommonJs = packageOf({
  'package.json': JSON.stringify(facts),
  'index.js': "const made = () => ({ ['use' + 'State']: 1, useId: 2 }); module.exports = made();",
  'jsx.js': 'exports.jsx = () => null;',
});
const inModules = packageOf({
  'package.json': JSON.stringify({ ...facts, type: 'module', exports: './index.js' }),
  'index.js': 'export const useState = 1; export default { useRef: 2 };',
});

const modules = ['shown', 'shown/jsx'];
let changeToModules: Awaited<ReturnType<typeof packageChange>>;
beforeAll(async () => {
  changeToModules = await packageChange(inModules, modules);
});

test('a package exports what its modules have when they run, in CommonJS or not', async () => {
  const { provides } = await packageChange(inCommonJs, modules);
  expect(provides).toEqual({
    shown: expect.arrayContaining(['useState', 'useId']),
    'shown/jsx': expect.arrayContaining(['jsx']),
  });
  expect(changeToModules.provides).toEqual({
    shown: ['default', 'useState', 'useRef'],
    'shown/jsx': [],
  });
});

test('a module that an older package names without its extension is found, and what only a build for development has is no export', async () => {
  const { exports: _, ...older } = facts;
  const index = `
    if (process.env.NODE_ENV === 'production') { exports.act = void 0; }
    else { exports.act = () => {}; }
    exports.use = 1;`;
  const files = {
    'package.json': JSON.stringify(older),
    'index.js': index,
    'jsx.js': 'exports.jsx = 1;',
  };
  const { provides } = await packageChange(packageOf(files), modules);
  expect(provides['shown/jsx']).toContain('jsx');
  expect(provides.shown).toContain('use');
  expect(provides.shown).not.toContain('act');
});

test("a remote breaks if the package lacks what it uses, or has a version that it doesn't take; what isn't known is listed", async () => {
  const outcome = (name: string, uses: Record<string, string[]> | null) =>
    outcomeFor(name, testRemote(name), changeToModules, {
      uses: (module) => uses && (uses[module] ?? []),
      ranges: {
        ...{ shown: name === 'mfe-b' ? '^1.5.0' : '^2.0.0', other: '^1.0.0' },
        ...(name === 'mfe-c' && { 'shown/jsx': '^2.0.0' }),
      },
    });
  const remotes = [
    outcome('mfe-a', { shown: ['*', 'useId', 'useState'], 'shown/jsx': ['jsx'] }),
    outcome('mfe-b', { shown: ['useState'] }),
    outcome('mfe-c', null),
  ];
  const site = 'https://site.example';
  const said = describeSimulation({ site, manifestId: '1-0', change: 'shown@2.0.0', remotes });
  const version = '1.0.0-h000000001';
  expect(said).toBe(
    [
      'shown@2.0.0 would break 2 of the 3 remotes that are live on https://site.example.',
      `  mfe-a ${version} uses useId of shown`,
      `  mfe-a ${version} uses jsx of shown/jsx`,
      `  mfe-b ${version} needs shown ^1.5.0, not 2.0.0`,
      `mfe-a ${version} doesn't name all that it uses of shown: prove the change in a browser.`,
      `mfe-c ${version} doesn't name all that it uses of shown: prove the change in a browser.`,
      `mfe-c ${version} doesn't name all that it uses of shown/jsx: prove the change in a browser.`,
    ].join('\n'),
  );
});

test("a package that npm can't get is reported with npm's reason", async () => {
  const gone = join(folder, 'gone');
  await expect(packageChange(gone, ['gone'])).rejects.toThrow(
    /^npm can't install .*gone \(.+\)\. Check the version, and that npm can be reached\.$/,
  );
});

test('a module that fails when it runs is reported, and not taken for an empty one', async () => {
  const failing = packageOf({
    'package.json': JSON.stringify({ ...facts, exports: './index.js' }),
    'index.js': "throw new Error('no Node for me');",
  });
  await expect(packageChange(failing, ['shown'])).rejects.toThrow('no Node for me');
});
