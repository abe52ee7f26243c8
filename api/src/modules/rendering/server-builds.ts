/** The server builds of releases, as a rendering thread has them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteRelease, ShellRelease } from '@site/shared/contracts';

export type Release = Pick<ShellRelease | RemoteRelease, 'base' | 'files' | 'server'>;
export type Exports = Record<string, unknown>;

const requireBuiltin = createRequire(import.meta.url);

/**
 * Reads a release's server build and evaluates it.
 * @param provided what it takes from the shell, by name
 * @throws if there is none, if it isn't what its hash says, or what it throws
 */
export function loadServerBuild(
  releasesDir: string,
  { base, files, server }: Release,
  provided: Exports = {},
): Exports {
  if (!server) throw new Error(`${base} has no server build`);
  // One in development lies elsewhere, under a path of its own.
  const file = path.resolve(releasesDir, base.replace(/^\/releases\//, ''), server);
  const source = readFileSync(file);
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== files[server]) throw new Error(`${base}${server} isn't what its hash says`);
  const module: { exports: Exports } = { exports: {} };
  const take = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (isBuiltin(name)) return requireBuiltin(name);
    throw new Error(`${base}${server} asks for ${name}, which the shell doesn't provide`);
  };
  const evaluate = compileFunction(source.toString('utf8'), ['require', 'module', 'exports'], {
    filename: file,
  });
  evaluate(take, module, module.exports);
  return module.exports;
}
