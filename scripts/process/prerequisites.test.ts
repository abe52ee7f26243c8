import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areDependenciesInstalled } from './prerequisites.mjs';

const LOCK = 'package-lock.json';
const NOTE = 'node_modules/.package-lock.json';

const react = { version: '19.3.1', resolved: 'https://registry.example/react.tgz', integrity: 'r' };
const link = { resolved: 'mfe-jobs', link: true };
const packages = { 'node_modules/react': react, 'node_modules/@site/mfe-jobs': link };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerequisites-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, packages: object) =>
  writeFileSync(join(folder, file), JSON.stringify({ packages }));

function writeBoth(locked: object, installed: object) {
  // The first entry of a lock file is the project itself.
  write(LOCK, { '': { name: 'site' }, 'mfe-jobs': { version: '1.0.0' }, ...locked });
  write(NOTE, installed);
}

test('a lock file that was written after the packages it names is installed', () => {
  writeBoth(packages, packages);
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, LOCK), later, later);
  expect(areDependenciesInstalled(folder)).toBe(true);
});

test('a package that came from a mirror is the same', () => {
  const mirrored = { ...react, resolved: 'https://mirror.example/react.tgz' };
  writeBoth(packages, { ...packages, 'node_modules/react': mirrored });
  expect(areDependenciesInstalled(folder)).toBe(true);
});

test('packages for other platforms need not be installed', () => {
  const other = { version: '1.0.0', optional: true, os: ['aix'] };
  writeBoth({ ...packages, 'node_modules/@esbuild/aix-ppc64': other }, packages);
  expect(areDependenciesInstalled(folder)).toBe(true);
});

test.each([
  ['a package', { ...packages, 'node_modules/zod': react }, packages],
  ['a link to a workspace', packages, { 'node_modules/react': react }],
  ['another version', packages, { ...packages, 'node_modules/react': { ...react, version: '18' } }],
  ['other content', packages, { ...packages, 'node_modules/react': { ...react, integrity: 's' } }],
  ['one package less', packages, { ...packages, 'node_modules/react/node_modules/zod': react }],
])('a lock file with %s is not installed, however old it is', (_what, locked, installed) => {
  writeBoth(locked, installed);
  utimesSync(join(folder, LOCK), 1, 1);
  expect(areDependenciesInstalled(folder)).toBe(false);
});

test('tools are needed by what tests and develops, and not by what builds and serves', () => {
  const tool = { ...react, dev: true };
  writeBoth({ ...packages, 'node_modules/jest': tool }, packages);
  expect(areDependenciesInstalled(folder)).toBe(false);
  expect(areDependenciesInstalled(folder, false)).toBe(true);
  writeBoth({ ...packages, 'node_modules/jest': tool }, { ...packages, 'node_modules/jest': tool });
  expect(areDependenciesInstalled(folder)).toBe(true);
  expect(areDependenciesInstalled(folder, false)).toBe(true);
});

test('without packages nothing is installed', () => {
  write(LOCK, packages);
  expect(areDependenciesInstalled(folder)).toBe(false);
});
