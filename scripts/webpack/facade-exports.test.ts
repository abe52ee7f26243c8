import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation } from 'webpack';
import { providedExports, usedExports, usedOfPackages } from './facade-exports.mjs';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const PLATFORM = '@site/shared/platform';
const UI = '@site/shared/ui';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facades-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Compiles these files with `main.js` as their entry, in the way microfrontends are built. */
async function compile(
  files: Record<string, string>,
  { shared, exposes }: Pick<FederationOptions, 'shared' | 'exposes'>,
) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: exposes ? {} : './main.js',
    output: { path: join(folder, 'dist'), uniqueName: 'microfrontend' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'microfrontend',
        filename: 'entry.js',
        exposes,
        shared,
        dts: false,
      }),
    ],
    infrastructureLogging: { level: 'error' },
  });
  return new Promise<Compilation>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(stats.compilation));
    }),
  );
}

const provided = { singleton: true, version: '1.0.0', requiredVersion: '1.0.0' };

/** What a remote with these files uses. */
const usesOf = async (files: Record<string, string>) => {
  const taken = { ...provided, import: false as const };
  const shared = { [PLATFORM]: taken, [UI]: taken };
  return usedExports(await compile(files, { shared, exposes: { './routes': './main.js' } }));
};

test('a shell provides what its façades export, from whatever file that comes', async () => {
  const files = {
    'main.js': `
      import * as platform from './platform.js';
      globalThis.host = { platform, ui: () => import('./ui.js') };`,
    'platform.js': "export { a as b } from './parts.js'; export default 1;",
    'ui.js': "export * from './parts.js'; export const Card = () => null;",
    'parts.js': 'export const a = 1; export const z = 2;',
  };
  const facades = { [PLATFORM]: join(folder, 'platform.js'), [UI]: join(folder, 'ui.js') };
  expect(providedExports(await compile(files, {}), facades)).toEqual({
    [PLATFORM]: ['b', 'default'],
    [UI]: ['Card', 'a', 'z'],
  });
});

test('a remote uses what its code refers to by whatever name or file, and not what it imports in vain', async () => {
  const files = {
    'main.js': `
      import { Badge, Button as Pressable } from '${UI}';
      import * as ui from '${UI}';
      import { Facts } from './parts.js';
      import { queryClient } from '${PLATFORM}';
      const never = () => Badge;
      export const routes = [Pressable, ui.BackLink, Facts, import('./later.js')];
      queryClient.clear();`,
    'parts.js': `export { Facts, Table } from '${UI}';`,
    'later.js': `import { http } from '${PLATFORM}'; export default http.get;`,
  };
  expect(await usesOf(files)).toEqual({
    [PLATFORM]: ['http', 'queryClient'],
    [UI]: ['BackLink', 'Button', 'Facts'],
  });
});

test.each([
  ['handed on as an object', `import * as ui from '${UI}'; export const routes = Object.keys(ui);`],
  ['exported again with a star', `export * from '${UI}';`],
  ['imported by a call', `export const routes = import('${UI}').then((ui) => ui);`],
])('a façade that is %s is refused: nothing would say what of it is needed', async (_, main) => {
  await expect(usesOf({ 'main.js': main })).rejects.toThrow(`${UI} is used as a whole`);
});

test('of packages, a remote uses what it or another package refers to by name; what is imported as a whole is marked', async () => {
  const taken = { ...provided, import: false as const };
  const shared = { react: taken, 'react/jsx-runtime': taken };
  const files = {
    'main.js': `
      import React, { useState } from 'react';
      import * as all from 'react';
      import { jsx } from 'react/jsx-runtime';
      import { useEffect } from 'react';
      import { kept } from './parts.js';
      export const routes = [React.useRef, useState, all.useId, jsx, kept];`,
    'parts.js': `import * as React from 'react'; export const kept = React['use' + Date.now()];`,
  };
  const compilation = await compile(files, { shared, exposes: { './routes': './main.js' } });
  expect(usedOfPackages(compilation)).toEqual({
    react: ['*', 'useId', 'useRef', 'useState'],
    'react/jsx-runtime': ['jsx'],
  });
});
