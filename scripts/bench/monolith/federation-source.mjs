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
  `  '${bundledContainerOf(remote)} ${name}': () => import(/* webpackChunkName: "${chunkNameOf(remote, name)}" */ '${projectPath(remote)}/${file.slice(2)}'),`;

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
${REMOTES.flatMap((remote) => Object.entries(modulesOf(remote)).map((file) => entry(remote, file))).join('\n')}
};
export const federation = {
  has: () => true,
  load: ({ container }, exposed) => modules[container + ' ' + exposed](),
};
`;
