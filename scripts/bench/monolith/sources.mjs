/** Sources that a bundle of everything has in place of those that load from remotes. */
import { readFileSync } from 'node:fs';
import { exposesOf } from '../../webpack/exposes.mjs';
import { projectPath, REMOTES } from '../../webpack/paths.mjs';

const entry = (remote, [name, file]) =>
  `  '${bundledContainerOf(remote)} ${name}': () => import(/* webpackChunkName: "${chunkNameOf(remote, name)}" */ '${file}'),`;

/** The chunk group that one module of a remote becomes. */
export const chunkNameOf = (remote, name) => `${remote}-${name.replace(/\W+/g, '')}`;

/** What stands in the release manifest for the container of a remote that is part of the bundle. */
export const bundledContainerOf = (remote) => `${remote.replace('-', '_')}_bundled`;

/**
 * Stands in for shell/src/remotes/federation.ts with the same export: what federation would take from
 * a container is a chunk of the same bundle.
 */
export const federationSource = () => `
const modules = {
${REMOTES.flatMap((remote) => modulesOf(remote).map((file) => entry(remote, file))).join('\n')}
};
export const createFederation = () => ({
  start: async () => {},
  has: () => true,
  load: ({ container }, exposed) => modules[container + ' ' + exposed](),
});
`;

/** What a remote's server build holds, too. */
const headsOf = (remote) => ['./heads', projectPath(`${remote}/src/heads.ts`)];

/**
 * The shell's server build with the remotes compiled in. The renderer brings none then, and the shell's own code is
 * given those of the bundle.
 */
export function serverSource() {
  const modules = REMOTES.flatMap((remote) =>
    [...modulesOf(remote), headsOf(remote)].map(([name, file]) => ({ remote, name, file })),
  );
  const imports = modules.map(({ file }, index) => `import * as module${index} from '${file}';`);
  const entries = modules.map(
    ({ remote, name }, index) => `(remotes['${remote}'] ??= {})['${name}'] = module${index};`,
  );
  return `
import { provides, render as renderShell } from './server.tsx';
${imports.join('\n')}
const remotes = {};
${entries.join('\n')}
export { provides };
export const render = (request) => renderShell({ ...request, remotes });
`;
}

/**
 * What a remote exposes, each module under the name by which the shell requests it.
 * @returns {[name: string, file: string][]} files by their absolute path
 */
function modulesOf(remote) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  return Object.entries(exposesOf(declared)).map(([name, file]) => [
    name,
    projectPath(`${remote}/${file.slice(2)}`),
  ]);
}
