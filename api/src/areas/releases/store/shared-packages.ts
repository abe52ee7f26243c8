/** Which packages a version shares with the rest of the page, as federation writes them into its manifest. */
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { type Release, SHELL } from './next-manifest.ts';
import { releaseContents } from './release-contents.repository.ts';

/** The version that a shell offers, or the range that a remote needs, by the name of the package. */
export type SharedPackages = Readonly<Record<string, string>>;

const unitManifest = z.object({
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
});

/** Façades have the version of the contract, which a release names itself. */
const isFacade = (name: string): boolean => name.startsWith('@site/');

/** null if the files are gone, or don't say. */
export async function sharedPackages(
  kysely: Kysely<DB>,
  microfrontend: string,
  { version, unitManifest: address }: Pick<Release, 'version' | 'unitManifest'>,
): Promise<SharedPackages | null> {
  const path = address.slice(address.lastIndexOf('/') + 1);
  const contents = await releaseContents(kysely, { unit: microfrontend, version, paths: [path] });
  const said = parsed(contents.get(path));
  if (!said) return null;
  const fact = microfrontend === SHELL ? 'version' : 'requiredVersion';
  const packages = said.shared.filter(({ name }) => !isFacade(name));
  return Object.fromEntries(packages.map((one) => [one.name, one[fact]]));
}

function parsed(content: Buffer | undefined) {
  try {
    return unitManifest.safeParse(JSON.parse(content?.toString('utf8') ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Those that differ; none if one side isn't known. */
export function differentPackages(
  from: SharedPackages | null,
  to: SharedPackages | null,
): { name: string; from: string | null; to: string | null }[] {
  if (!from || !to) return [];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((one) => one.from !== one.to);
}
