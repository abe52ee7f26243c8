import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { createInliner, inlineHashesOf } from './inline-files.ts';

const hashOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

let releasesDir: string;
beforeEach(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), 'inline-'));
  mkdirSync(path.join(releasesDir, 'shell/1'), { recursive: true });
});
afterEach(() => rmSync(releasesDir, { recursive: true, force: true }));

function stored(name: string, content: string) {
  writeFileSync(path.join(releasesDir, 'shell/1', name), content);
  return { address: `/releases/shell/1/${name}`, integrity: hashOf(content) };
}

async function inlined(style: { address: string; integrity: string }, origin = '') {
  const files = {
    styles: [style],
    scripts: [],
    earlyScripts: [stored('early.js', 'early()')],
    preloadScripts: [],
    preloadStyles: [],
  };
  return createInliner(releasesDir)(testReleaseManifest(), files, origin);
}

test('stylesheets and early scripts come with their content, and the policy names them', async () => {
  const style = stored('main.css', 'a > b{color:red}');
  const files = await inlined(style);
  expect(files.styles).toEqual([{ ...style, content: 'a > b{color:red}' }]);
  expect(files.earlyScripts[0]?.content).toBe('early()');
  expect(inlineHashesOf(files)).toEqual({
    styles: [style.integrity],
    scripts: [hashOf('early()')],
  });
});

test('what comes from another origin says so, in the document and in what it holds', async () => {
  const style = stored('main.css', 'a{src:url(/releases/shell/type-1/a.woff2)}');
  const files = await inlined(style, 'https://files.example.org');
  const content = 'a{src:url(https://files.example.org/releases/shell/type-1/a.woff2)}';
  expect(files.styles).toEqual([
    {
      address: 'https://files.example.org/releases/shell/1/main.css',
      integrity: hashOf(content),
      content,
    },
  ]);
  expect(inlineHashesOf(files).styles).toEqual([hashOf(content)]);
});

test.each([
  ["isn't what its hash says", () => ({ ...stored('main.css', 'a{}'), integrity: hashOf('b{}') })],
  ['is not there', () => ({ address: '/releases/shell/1/gone.css', integrity: hashOf('a{}') })],
  ['would end its element', () => stored('main.css', 'a::after{content:"</style>"}')],
  ['would be changed by the parser', () => stored('main.css', 'a{}\r\nb{}')],
  [
    'comes from a development server',
    () => ({ ...stored('main.css', 'a{}'), address: 'http://localhost:13000/main.css' }),
  ],
])('a stylesheet that %s is left for the browser to request', async (_, style) => {
  const files = await inlined(style());
  expect(files.styles[0]?.content).toBeUndefined();
  expect(inlineHashesOf(files).styles).toEqual([]);
});
