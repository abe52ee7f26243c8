/**
 * The server build of a release: a microfrontend's routes in one file, for rendering documents. A remote's takes the
 * shared modules from the shell's, as in a browser. Where a file `x.server.ts` stands beside `x.ts`, it takes its place.
 * It's neither minified nor split, and class names and stylesheets are those of the browser build: esbuild makes it in a
 * tenth of the time that webpack takes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { basename, dirname, extname, resolve } from 'node:path';
import { build } from 'esbuild';
import { exposesOf, sandboxConstantsOf } from './exposes.mjs';
import { projectPath, SHELL } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';

/** The modules of Node that a renderer gives to builds. */
export const BUILTINS = createRequire(import.meta.url)(
  projectPath('shared/rendering/builtins.json'),
);

/** One module that passes on what a remote exposes, by the names under which it does. */
export function exposedTogether(remote) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const forServers = ['heads', 'sitemap'].filter((name) =>
    existsSync(projectPath(`${remote}/src/${name}.ts`)),
  );
  const exposes = Object.entries({
    ...exposesOf(declared),
    ...Object.fromEntries(forServers.map((name) => [`./${name}`, `./src/${name}.ts`])),
  });
  return exposes
    .map(([name, file]) => `export * as ${JSON.stringify(name)} from "${file}";`)
    .join('\n');
}

/**
 * @param {string} microfrontend the microfrontend's folder
 * @param {import('./stylesheets.mjs').Styles} styles of its browser build
 */
export async function buildServer(microfrontend, styles) {
  const isShell = microfrontend === SHELL;
  const folder = projectPath(microfrontend);
  return bundleForServer({
    entry: isShell
      ? { entryPoints: ['./src/server.tsx'] }
      : { stdin: { contents: exposedTogether(microfrontend), resolveDir: folder, loader: 'js' } },
    folder,
    outside: isShell ? [] : Object.keys(takenFromShell(false)),
    constants: await sandboxConstantsOf(microfrontend),
    styles,
  });
}

/**
 * @param {object} options
 * @param {import('esbuild').BuildOptions} options.entry
 * @param {string} options.folder where its requests start
 * @param {readonly string[]} options.outside modules that the renderer provides
 * @param {Record<string, string>} options.constants expressions by the names that sources have for them
 * @param {import('./stylesheets.mjs').Styles} options.styles
 * @returns {Promise<{ text: string, inputs: string[] }>} inputs by their absolute paths
 */
export async function bundleForServer({ entry, folder, outside, constants, styles }) {
  const replaced = [];
  const { outputFiles, metafile } = await build({
    ...entry,
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // What libraries have for Node alone opens files and sockets, which a renderer has none of.
    platform: 'browser',
    mainFields: ['module', 'main'],
    conditions: ['node', 'module', 'webpack', 'production'],
    define: { ...constants, 'process.env.NODE_ENV': '"production"', __webpack_public_path__: '""' },
    loader: { '.py': 'text' },
    plugins: [
      providedModules([...outside, ...BUILTINS.flatMap((name) => [name, `node:${name}`])]),
      otherBuiltins,
      serverFiles(replaced),
      namedPictures,
      notedStyles(styles),
    ],
    logLevel: 'silent',
    charset: 'utf8',
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => !WITHOUT_FILE.test(input));
  return {
    text: outputFiles[0].text,
    inputs: [...inputs.map((input) => resolve(folder, input)), ...replaced],
  };
}

/** The entry, if it's none, and what a package leaves out in browsers. */
const WITHOUT_FILE = /^(<stdin>$|\(disabled\):)/;

const providedModules = (names) => ({
  name: 'provided-modules',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      names.includes(path) ? { path, external: true } : undefined,
    ),
});

/** What no package stands in for is left to be requested, so that it's said what a renderer has (place-server-build.mjs). */
const otherBuiltins = {
  name: 'other-builtins',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...request }) => {
      const isBuiltin = path.startsWith('node:') || builtinModules.includes(path);
      if (!isBuiltin || pluginData === 'other-builtins') return undefined;
      const { importer, kind, resolveDir } = request;
      const options = { importer, kind, resolveDir, pluginData: 'other-builtins' };
      const { errors } = await resolve(path, options);
      return errors.length > 0 ? { path, external: true } : undefined;
    }),
};

/** @param {string[]} replaced gets the files that took the place of others */
const serverFiles = (replaced) => ({
  name: 'server-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const extension = extname(path);
      const file = `${path.slice(0, -extension.length)}.server${extension}`;
      if (!existsSync(file)) return undefined;
      replaced.push(file);
      const contents = await readFile(file, 'utf8');
      return { contents, loader: extension.slice(1), resolveDir: dirname(file) };
    }),
});

/** The browser build has the files. */
const namedPictures = {
  name: 'named-pictures',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(svg|webp)$|[\\/]first-presses\.js$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(basename(path))};`,
    })),
};

/**
 * Class names say which stylesheet they are from as they are used, so that a document names the stylesheets that its page
 * needs. shell/src/server.tsx listens.
 */
const notedStyles = ({ classNames, addresses }) => ({
  name: 'noted-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const names = JSON.stringify(classNames[path] ?? {});
      const address = JSON.stringify(addresses[path] ?? null);
      return {
        contents: `export default /* @__PURE__ */ new Proxy(${names}, {
  get(names, name) {
    if (${address}) globalThis[Symbol.for("site.note-stylesheet")]?.(${address});
    return names[name];
  },
});`,
      };
    }),
});
