/** `simulate`: which live remotes a change would break, before it's made. */
import type { RemoteRelease, ShellRelease } from '@site/shared/contracts/composition';
import { build } from 'esbuild';
import { PACKAGE_USES } from '../../release/describe.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { contractVersion, FACADES, takenFromShell } from '../../webpack/shared-modules.mjs';
import { liveManifest, publicFile } from '../http-client.ts';
import { exitCodes, Refusal } from '../refusal.ts';
import { type Change, type Needs, outcomeFor, remotesOf, type Simulation } from './breaks.ts';
import { packageChange } from './package-change.ts';
import { neededRanges, offeredVersions } from './shared-versions.ts';

export interface RequestedChange {
  /** A stored version of the shell. */
  shell?: string;
  /** A version of a package that the shell shares, or a façade of this clone. */
  shared?: string;
}

/** @param token for versions that only teams read */
export async function simulate(
  origin: string,
  requested: RequestedChange,
  token?: string,
): Promise<Simulation> {
  const [change, manifest] = await Promise.all([
    changeFrom(origin, requested, token),
    liveManifest(origin),
  ]);
  const remotes = await Promise.all(
    remotesOf(manifest).map(async ([name, remote]) =>
      outcomeFor(name, remote, change, await needsOf(origin, remote, change)),
    ),
  );
  return { site: origin, manifestId: manifest.manifestId, change: change.name, remotes };
}

function changeFrom(
  origin: string,
  { shell, shared }: RequestedChange,
  token: string | undefined,
): Promise<Change> {
  if (shell && !shared) return shellChange(origin, shell, token);
  if (!shared || shell) throw misused('Say what changes: --shell <version> or --shared <module>.');
  if (shared === SHARED || FACADES.includes(shared)) return facadeChange(shared);
  return packageChange(shared, modulesOf(shared));
}

/** @throws Refusal if the shell doesn't share such a package, or no version is named */
function modulesOf(spec: string): string[] {
  const [, name, version] = /^(@?[^@]+)@(.+)$/.exec(spec) ?? [];
  const packages = Object.keys(takenFromShell(false)).filter((key) => !FACADES.includes(key));
  const modules = packages.filter((key) => key === name || key.startsWith(`${name}/`));
  if (modules.length > 0 && version && /^[\w.^~-]+$/.test(version)) return modules;
  const roots = packages.filter((key) => !key.includes('/')).map((key) => `${key}@<version>`);
  throw misused(
    `The shell doesn't share ${spec}. Choose from ${[...roots, SHARED, ...FACADES].join(', ')}; or add --prove, which tries any package that the shell is made of.`,
  );
}

const misused = (message: string) => new Refusal(message, exitCodes.usage);

async function needsOf(origin: string, remote: RemoteRelease, change: Change): Promise<Needs> {
  const ranges = change.versions ? await neededRanges(origin, remote.unitManifest) : null;
  return { uses: await usesOf(origin, remote, change), ranges };
}

/** What a remote uses of a module: façades are in the release manifest, packages in a file of the release. */
async function usesOf(origin: string, { base, uses }: RemoteRelease, { provides }: Change) {
  const isOfFacades = Object.keys(provides).every((module) => FACADES.includes(module));
  if (isOfFacades) return (module: string) => uses[module] ?? [];
  const ofPackages = await publicFile<Record<string, string[]>>(origin, base + PACKAGE_USES);
  return (module: string) => ofPackages && (ofPackages[module] ?? []);
}

const SHARED = '@site/shared';

/**
 * The façades as the sources of this clone have them.
 * @param name @site/shared for all façades, or one of them
 */
async function facadeChange(name: string): Promise<Change> {
  const facades = FACADES.filter((facade) => name === SHARED || name === facade);
  const provides = await Promise.all(
    facades.map(async (facade) => [facade, await exportsOf(facade)] as const),
  );
  return {
    name: `${name} ${contractVersion} of this clone`,
    contract: contractVersion,
    provides: Object.fromEntries(provides),
  };
}

/** What is there when it runs: types are no exports then. */
async function exportsOf(facade: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [projectPath(`shared${facade.slice(SHARED.length)}/index.ts`)],
    outdir: projectPath('node_modules/.cache/simulate'),
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  const [entry] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  return entry?.exports ?? [];
}

/** @throws Refusal if the site has no such version */
async function shellChange(origin: string, version: string, token?: string): Promise<Change> {
  const address = `/releases/shell/${encodeURIComponent(version)}/release.json`;
  const shell = await publicFile<ShellRelease>(origin, address, token);
  if (!shell) {
    throw new Refusal(
      `${origin} has no version ${version} of the shell. See what it has with: npm run mfe -- list shell`,
    );
  }
  const { contract, provides, pages, unitManifest } = shell;
  const offered = await offeredVersions(origin, unitManifest, token);
  return {
    name: `shell ${version}`,
    contract,
    provides,
    pages,
    ...(offered && { versions: { offered, isAll: true } }),
  };
}
