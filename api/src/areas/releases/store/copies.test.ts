import { build } from 'esbuild';
import { copiesIn } from './copies.ts';

/** A script that holds a package, as another bundler makes it. */
async function bundled(code: string, minify = true): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: __dirname },
    bundle: true,
    minify,
    write: false,
    platform: 'browser',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map([['page.js', outputFiles[0]?.text ?? '']]);
}

test.each([
  ['react', 'import { createElement } from "react"; render(createElement)'],
  ['react', 'import { jsx } from "react/jsx-runtime"; render(jsx)'],
  ['react-dom', 'import { createPortal } from "react-dom"; render(createPortal)'],
  ['react-dom', 'import { createRoot } from "react-dom/client"; render(createRoot)'],
  ['react-router', 'import { useLocation } from "react-router-dom"; render(useLocation)'],
  ['@tanstack/react-query', 'import { useQuery } from "@tanstack/react-query"; render(useQuery)'],
  ['react-hot-toast', 'import { useToaster } from "react-hot-toast/headless"; render(useToaster)'],
  ['axios', 'import axios from "axios"; render(axios)'],
  ['zustand', 'import { createStore } from "zustand/vanilla"; render(createStore)'],
])('a copy of %s is found in a script, no matter who built it: %s', async (name, code) => {
  for (const minify of [true, false]) {
    expect(copiesIn(null, await bundled(code, minify))).toContain(
      `brings a copy of ${name}, which the shell shares: page.js holds it`,
    );
  }
});

test('what the build says is reported once, with version, file and importer', async () => {
  const copy = {
    version: '18.3.1',
    file: 'node_modules/old-widget/node_modules/react/index.js',
    askedBy: 'node_modules/old-widget/index.js',
  };
  const scripts = await bundled('import { createElement } from "react"; render(createElement)');
  expect(copiesIn({ react: [copy], zod: [{ ...copy, version: '4.0.0' }] }, scripts)).toEqual([
    `brings a copy of react 18.3.1, which the shell shares: ${copy.file}, asked for by ${copy.askedBy}`,
  ]);
});

test('what a remote may bundle is no copy, nor is a script that only speaks of elements', async () => {
  const own = { version: null, file: 'shared/ui/menu.tsx', askedBy: null };
  const scripts = await bundled(
    'import * as z from "zod/mini"; render(z.string(), (element) => element.$$typeof, { type: "div", key: null })',
  );
  expect(copiesIn({ '@site/shared/ui/menu.tsx': [own], zod: [own] }, scripts)).toEqual([]);
});
