import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkServerBuild } from './place-server-build.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(code: string): void {
  const file = join(folder, 'server.js');
  writeFileSync(file, code);
  checkServerBuild('mfe-jobs', file);
}

const PLATFORM = 'const { queryClient, Link } = require("@site/shared/platform");\n';

test('a build may use the browser and the page later, and what the shell provides at once', () => {
  check(`${PLATFORM}const link = Link.of(1); exports.load = () => queryClient.get(window.name);`);
});

test.each([
  ['the browser', 'const zone = 1;\nconst width = window.innerWidth;', 'window is not defined'],
  [
    'the page',
    `${PLATFORM}queryClient.clear();`,
    'queryClient of @site/shared/platform only exists while a page is',
  ],
  ['a module that no renderer provides', 'require("node:fs");', 'it requires node:fs'],
])('code at the top of a module that uses %s is named with its line', (_what, code, reason) => {
  const line = code.split('\n').at(-1) ?? '';
  expect(() => check(code)).toThrow(`mfe-jobs can't be loaded on the server: ${reason}`);
  expect(() => check(code)).toThrow(line);
});
