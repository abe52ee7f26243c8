import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { bundledPackages } from './bundled-packages.mjs';
import { projectPath } from './paths.mjs';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'bundled-')));
});
afterEach(() => rm(folder, { recursive: true }));

/** Compiles these files with `main.js` as their entry, as a team with a configuration of its own does. */
async function compile(files: Record<string, string>, resolve: Configuration['resolve'] = {}) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(await realpath(projectPath(`node_modules/${name}`)), place);
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    resolve,
    optimization: { minimize: false },
    infrastructureLogging: { level: 'error' },
  });
  return new Promise<Compilation>((done, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => done(stats.compilation));
    }),
  );
}

const manifest = (name: string, version: string) => JSON.stringify({ name, version });

test('another version that a library brings is listed with the file that requested it', async () => {
  const packages = bundledPackages(
    await compile({
      'main.js': "import { widget } from 'old-widget'; console.log(widget);",
      'node_modules/old-widget/package.json': manifest('old-widget', '3.0.0'),
      'node_modules/old-widget/index.js':
        "const react = require('react'); exports.widget = react.createElement;",
      'node_modules/old-widget/node_modules/react/package.json': manifest('react', '18.3.1'),
      'node_modules/old-widget/node_modules/react/index.js': 'exports.createElement = () => 1;',
    }),
  );
  expect(packages.react).toEqual([
    {
      version: '18.3.1',
      file: 'node_modules/old-widget/node_modules/react/index.js',
      askedBy: 'node_modules/old-widget/index.js',
      files: 1,
    },
  ]);
});

test('a part of a package by a path, as of react-dom/client, brings the package', async () => {
  const packages = bundledPackages(
    await compile({
      'main.js': "import { createRoot } from 'react-dom/client'; console.log(createRoot);",
    }),
  );
  expect(packages['react-dom']).toMatchObject([
    { version: expect.stringMatching(/^19\./), file: 'node_modules/react-dom/client.js' },
  ]);
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(['react', 'scheduler']));
});

test('a package is known under another name, too', async () => {
  const packages = bundledPackages(
    await compile(
      {
        'main.js': "import { useState } from 'something-else'; console.log(useState);",
        'vendor/package.json': manifest('react', '17.0.2'),
        'vendor/index.js': 'exports.useState = () => 1;',
      },
      { alias: { 'something-else': join(folder, 'vendor') } },
    ),
  );
  expect(packages.react).toMatchObject([{ version: '17.0.2' }]);
});

test("what is imported and dropped again isn't in the scripts, and isn't listed", async () => {
  const packages = bundledPackages(
    await compile({
      'main.js': "import { unused } from 'tidy'; console.log(1);",
      'node_modules/tidy/package.json': JSON.stringify({
        name: 'tidy',
        version: '1.0.0',
        sideEffects: false,
      }),
      'node_modules/tidy/index.js': 'export const unused = 1;',
    }),
  );
  expect(packages).not.toHaveProperty('tidy');
});
