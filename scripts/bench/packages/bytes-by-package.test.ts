import { SourceMap } from 'node:module';
import { bytesByPackage, packageOf } from './bytes-by-package.ts';

test.each([
  ['webpack://shell_1_0_0_h1/../node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['webpack://shell_1_0_0_h1/../node_modules/@tanstack/query-core/build/query.js', '@tanstack/*'],
  ['webpack://shell_1_0_0_h1/../shared/http/client.ts', 'our shared code'],
  ['webpack://shell_1_0_0_h1/./src/app.tsx', 'our shell'],
  ['webpack://mfe_a_1_0_0_h1/./src/routes.tsx', 'our remote'],
  ['webpack://shell_1_0_0_h1/webpack/runtime/load script', 'webpack runtime'],
  ['webpack://shell_1_0_0_h1/../node_modules/.federation/entry.1.js', 'webpack runtime'],
])('%s is counted for %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});

test('each character counts for the source of the last mapping before it', () => {
  const map = new SourceMap({
    version: 3,
    sources: ['webpack://a/../node_modules/react/index.js', 'webpack://a/../shared/a.ts'],
    names: [],
    // Columns 0 and 4 of the first line.
    mappings: 'AAAA,ICAA',
    file: '',
    sourcesContent: [],
    sourceRoot: '',
  });
  expect([...bytesByPackage('abcdef', map)]).toEqual([
    ['react', 4],
    ['our shared code', 2],
  ]);
});
