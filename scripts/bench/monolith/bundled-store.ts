import type { Workspace } from '../workspace.ts';

/** Builds a workspace's code as one bundle and answers the release store that holds it. */
export async function fillBundledStore(workspace: Workspace): Promise<string> {
  const store = workspace.path('releases-bundled');
  await workspace.run([
    '--import',
    'tsx',
    'scripts/bench/monolith/build-monolith.ts',
    workspace.path('releases'),
    store,
  ]);
  return store;
}
