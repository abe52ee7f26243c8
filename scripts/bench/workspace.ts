import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../process/copy-project.mjs';
import { runNode } from '../test/run-command.mjs';
import type { Scope } from './scope.ts';

/** A copy of the project: what is measured changes nothing in the working tree, nor is it changed by edits. */
export interface Workspace {
  path(relative: string): string;
  /** Runs one of the copy's Node programs. Throws with what it printed if it fails. */
  run(args: readonly string[], env?: Record<string, string>): Promise<void>;
}

/** Copies the project without anything that was built; no cache is warm. */
export async function createWorkspace(scope: Scope): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  scope.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL refuses to run as root; the user it runs as must be able to reach its data.
  await chmod(folder, 0o755);
  copyProject(folder);
  return { path: (relative) => join(folder, relative), run: runner(folder) };
}

/** A workspace whose shell, remotes and API are built; all of them are live in the site whose data is in `data`. */
export async function publishedWorkspace(scope: Scope): Promise<Workspace> {
  console.log('Building the site in a temporary copy…');
  const workspace = await createWorkspace(scope);
  await workspace.run(['scripts/test/publish-all.mjs'], { DATA_DIR: workspace.path('data') });
  return workspace;
}

const runner =
  (cwd: string) =>
  async (args: readonly string[], env: Record<string, string> = {}) => {
    const { ok, output } = await runNode(args, { cwd, env });
    if (!ok) throw new Error(`${args.join(' ')} failed:\n${output}`);
  };

/** What every part is given. */
export interface Context {
  /** Closed when the part ends. */
  scope: Scope;
  /** A copy of the project, built and published; made once for all parts. */
  published: () => Promise<Workspace>;
}
