/** A version of a package that the shell shares, as npm has it. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectPath } from '../../webpack/paths.mjs';
import { Refusal } from '../refusal.ts';
import type { Change } from './breaks.ts';
import { npmInstall } from './npm-install.ts';

const run = promisify(execFile);

/** Resolves modules from its folder. */
const PRINTER = 'print-exports.mjs';

/**
 * @param spec what npm is to install, such as react@20.0.0
 * @param modules those of the package that are shared, such as react and react/jsx-runtime
 * @throws Refusal if npm can't get it
 */
export async function packageChange(spec: string, modules: readonly string[]): Promise<Change> {
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    await npmInstall(folder, ['--ignore-scripts', '--install-links', spec], spec);
    await copyFile(projectPath(`scripts/mfe/simulate/${PRINTER}`), join(folder, PRINTER));
    const provides = await Promise.all(
      modules.map(async (module) => [module, await exportsOf(module, folder)] as const),
    );
    const version = await installedVersion(modules[0] ?? '', folder);
    const offered = Object.fromEntries(modules.map((module) => [module, version]));
    return {
      name: spec,
      provides: Object.fromEntries(provides),
      versions: { offered, isAll: false },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param module of the package */
async function installedVersion(module: string, cwd: string): Promise<string> {
  const name = module.split('/', module.startsWith('@') ? 2 : 1).join('/');
  const manifest = await readFile(join(cwd, 'node_modules', name, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

/** In a process of its own, since it runs the package, and in production, as in pages. */
async function exportsOf(module: string, cwd: string): Promise<string[]> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [PRINTER, module], { cwd, env }).catch(
    ({ stderr }: { stderr: string }) => {
      throw new Refusal(`${module} can't be imported in Node:\n${stderr.trimEnd()}`);
    },
  );
  return JSON.parse(stdout);
}
