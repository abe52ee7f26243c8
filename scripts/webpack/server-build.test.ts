import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleForServer } from './server-build.mjs';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'server-build-')));
});
afterEach(() => rm(folder, { recursive: true }));

const noStyles = { classNames: {}, addresses: {} };

/** Bundles main.ts; what it exports, and what was read, by paths in the folder. */
async function bundle(files: Record<string, string>, styles = noStyles) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { text, inputs } = await bundleForServer({
    entry: { entryPoints: ['./main.ts'] },
    folder,
    outside: [],
    constants: {},
    styles,
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  new Function('module', 'require', text)(module, (name: string) => `required ${name}`);
  return { exported: { ...module.exports }, inputs };
}

test('a file for servers takes the place of the one beside it, and counts as read', async () => {
  const { exported, inputs } = await bundle({
    'main.ts': "export { where } from './where.ts';",
    'where.ts': "export const where = 'in a page';",
    'where.server.ts': "export const where = 'on a server';",
  });
  expect(exported.where).toBe('on a server');
  expect(inputs).toContain(join(folder, 'where.server.ts'));
});

test('what a package leaves out for browsers is left out, and all that counts as read is there', async () => {
  const { exported, inputs } = await bundle({
    'main.ts': "import library from 'library'; export { library };",
    'node_modules/library/package.json': JSON.stringify({
      name: 'library',
      main: 'index.js',
      browser: { fs: false },
    }),
    'node_modules/library/index.js': "module.exports = Object.keys(require('fs'));",
  });
  expect(exported.library).toEqual([]);
  expect(inputs.filter((input) => !existsSync(input))).toEqual([]);
});

test('other modules of Node are required when it is loaded, where it is said that there are none', async () => {
  const { exported } = await bundle({
    'main.ts': "import files from 'node:fs'; export const found = String(files);",
  });
  expect(exported.found).toBe('required node:fs');
});

test('class names are those of the browser build, and note their stylesheet as they are used', async () => {
  const noted: string[] = [];
  const key = Symbol.for('site.note-stylesheet');
  Object.assign(globalThis, { [key]: (sheet: string) => noted.push(sheet) });
  const css = join(folder, 'page.module.css');
  const { exported } = await bundle(
    {
      'main.ts':
        "import styles from './page.module.css'; export const used = () => [styles.page, styles.other];",
      'page.module.css': '.page { color: red; }',
    },
    {
      classNames: { [css]: { page: 'mfe_notes_page_1' } },
      addresses: { [css]: '/releases/mfe-notes/1.0.0/page.css' },
    },
  );
  expect(noted).toEqual([]);
  expect((exported.used as () => unknown)()).toEqual(['mfe_notes_page_1', undefined]);
  expect(noted[0]).toBe('/releases/mfe-notes/1.0.0/page.css');
  Reflect.deleteProperty(globalThis, key);
});
