import { copyData } from '../../test/copy-data.mjs';
import type { Workspace } from '../workspace.ts';

/** Builds a workspace's code as one bundle and answers the data of a site on which it is live. */
export async function publishBundle(workspace: Workspace): Promise<string> {
  const data = workspace.path('data-one-bundle');
  await copyData(workspace.path('data'), data);
  const program = 'scripts/bench/monolith/build-monolith.ts';
  await workspace.run(['--import', 'tsx', program, data], { DATA_DIR: data });
  return data;
}
