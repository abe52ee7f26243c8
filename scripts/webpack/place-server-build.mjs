import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { transform } from 'esbuild';
import { projectPath, SERVER_FILE } from './paths.mjs';
import { BUILTINS } from './server-build.mjs';
import { takenFromShell } from './shared-modules.mjs';

/**
 * Puts the server build into the dist folder.
 * @param {string} text what esbuild has made
 * @throws with what to do, if it can't be loaded on a server
 */
export async function placeServerBuild(microfrontend, text) {
  const file = projectPath(`${microfrontend}/dist/${SERVER_FILE}`);
  // Without comments: one that changes makes no other version.
  const { code } = await transform(text, { legalComments: 'none', charset: 'utf8' });
  await writeFile(file, code);
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
    if (BUILTINS.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
    throw new Error(
      `it requires ${name}, and a renderer provides none of Node but ${BUILTINS.join(', ')}.`,
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
