import { readFileSync } from 'node:fs';
import { projectPath, REMOTES } from '../../webpack/paths.mjs';

/** The modules that a remote offers, by the name under which the shell asks for them. */
function modulesOf(remote) {
  const { slots } = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  const files = { './routes': './src/routes.tsx' };
  for (const { module } of slots) files[module] = module;
  return files;
}

const entry = (remote, [name, file]) =>
  `  '${remote} ${name}': () => import(/* webpackChunkName: "${chunkNameOf(remote, name)}" */ '${projectPath(remote)}/${file.slice(2)}'),`;

/** The chunk group that one module of a remote becomes. */
export const chunkNameOf = (remote, name) => `${remote}-${name.replace(/\W+/g, '')}`;

/**
 * Stands in for shell/src/remotes/load-remote.ts with the same exports: what federation would fetch from
 * a release is a chunk of the same bundle.
 */
export const loaderSource = () => `
const modules = {
${REMOTES.flatMap((remote) => Object.entries(modulesOf(remote)).map((file) => entry(remote, file))).join('\n')}
};
export const loadModule = (remote, name) => modules[remote + ' ' + name]();
export async function loadRemote(remote) {
  const { routes } = await loadModule(remote, './routes');
  return { status: 'loaded', routes };
}
export const retryRemote = loadRemote;
`;
