import { readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { transform } from 'esbuild';
import { compiledServer, projectPath, SERVER_FILE } from './paths.mjs';
import { takenFromShell } from './shared-modules.mjs';
import { withStylesheetNames } from './stylesheets.mjs';
import { placeholderVersion } from './version.mjs';

/**
 * Puts the server build into the dist folder, with the names that the browser build has given its stylesheets.
 * @param {Record<string, string>} stylesheets of the browser build, by what is in them
 * @throws with what to do, if it can't be loaded on a server
 */
export async function placeServerBuild(microfrontend, stylesheets) {
  const folder = compiledServer(microfrontend);
  const text = await readFile(`${folder}/${SERVER_FILE}`, 'utf8');
  const file = projectPath(`${microfrontend}/dist/${SERVER_FILE}`);
  const base = `/releases/${microfrontend}/${placeholderVersion(microfrontend)}/`;
  const named = withStylesheetNames(text, { base, stylesheets });
  // Without comments: one that changes makes no other version.
  const { code } = await transform(named, { legalComments: 'none', charset: 'utf8' });
  await writeFile(file, code);
  rmSync(folder, { recursive: true });
  checkServerBuild(microfrontend, file);
}

const PLATFORM = '@site/shared/platform';
/** What of the façade only a page has. */
const ONLY_IN_PAGES = [
  'boot',
  'bootReleaseManifest',
  'queryClient',
  'runtimeConfig',
  'sessionStore',
];

const requireBuiltin = createRequire(import.meta.url);
/** The modules of Node that a renderer gives to builds. */
const builtins = requireBuiltin(projectPath('shared/rendering/builtins.json'));

/** Stands for whatever the shell provides: anything in it can be called, constructed and read. */
const anything = new Proxy(function anything() {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

const refused = (name) => () => {
  throw new Error(`${name} of ${PLATFORM} only exists while a page is`);
};

const onlyInPages = (name) =>
  new Proxy(function onlyInPages() {}, { get: refused(name), apply: refused(name) });

const platform = new Proxy(
  {},
  { get: (_, name) => (ONLY_IN_PAGES.includes(name) ? onlyInPages(name) : anything) },
);

/**
 * Evaluates a server build as the renderer will, with nothing of a browser about: what a module does when
 * it is loaded must not need one, nor a page. What is done later (rendering, effects, handlers) isn't tried.
 * @throws with what to do, if a module of the build can't be loaded on a server
 */
export function checkServerBuild(microfrontend, file) {
  const taken = Object.keys(takenFromShell(false));
  const take = (name) => {
    if (name === PLATFORM) return platform;
    if (taken.includes(name)) return anything;
    if (builtins.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
    throw new Error(
      `it requires ${name}, and a renderer provides none of Node but ${builtins.join(', ')}.`,
    );
  };
  const module = { exports: {} };
  const evaluate = compileFunction(readFileSync(file, 'utf8'), ['require', 'module', 'exports'], {
    filename: file,
  });
  try {
    evaluate(take, module, module.exports);
  } catch (error) {
    throw new Error(
      `${microfrontend} can't be loaded on the server: ${error.message}. Code at the top of a module may use neither the browser nor the page. Move it into a component's effect, a handler or a function that is called later, or put what a server does instead into a file named x.server.ts beside x.ts.\n${whereIn(file, error)}`,
    );
  }
}

/** The lines of the build at which it went wrong. */
function whereIn(file, { stack = '' }) {
  const [, line] = stack.match(new RegExp(`${file}:(\\d+)`)) ?? [];
  if (!line) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(Math.max(0, Number(line) - 3), Number(line) + 2).join('\n');
}
