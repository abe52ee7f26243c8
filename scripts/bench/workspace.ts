import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../test/run-command.mjs';
import { MICROFRONTENDS, projectPath } from '../webpack/paths.mjs';
import type { Scope } from './scope.ts';

/** A copy of the project: what is measured changes nothing in the working tree, nor is it changed by edits. */
export interface Workspace {
  path(relative: string): string;
  /** Runs one of the copy's Node programs. Throws with what it printed if it fails. */
  run(args: readonly string[], env?: Record<string, string>): Promise<void>;
}

const LEFT_OUT =
  /(^|\/)(node_modules|dist|\.data|\.git|\.cache|\.mf|\.types|test-results|coverage)$/;
const root = projectPath('');

/** Copies the project without anything that was built; packages are linked and no cache is warm. */
export async function createWorkspace(scope: Scope): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  scope.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL refuses to run as root; the user it runs as must be able to reach its data.
  await chmod(folder, 0o755);
  const workspace = { path: (relative: string) => join(folder, relative), run: runner(folder) };
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(root.length)),
  });
  await linkPackages(workspace);
  return workspace;
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

/** Links every installed package, except our own workspaces: of these the copies are meant. */
async function linkPackages({ path }: Workspace): Promise<void> {
  await mkdir(path('node_modules/@site'), { recursive: true });
  const installed = await readdir(projectPath('node_modules'));
  const packages = installed.filter((name) => name !== '@site' && !/^\.(?!bin$)/.test(name));
  for (const name of packages) await link(path, `node_modules/${name}`);
  for (const name of await readdir(projectPath('node_modules/@site'))) {
    await symlink(path(name), path(`node_modules/@site/${name}`));
  }
  for (const name of [...MICROFRONTENDS, 'shared', 'api', 'scripts', 'e2e']) {
    await link(path, `${name}/node_modules`);
  }
}

async function link(path: Workspace['path'], relative: string) {
  if (existsSync(projectPath(relative))) await symlink(projectPath(relative), path(relative));
}
