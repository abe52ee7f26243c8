import { REMOTES } from '../../webpack/paths.mjs';
import { modulesOf } from './remote-modules.mjs';

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
