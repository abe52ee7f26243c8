/** What a release must hold to be stored. */

import {
  foreignPaths,
  overlappingAreas,
  type ReleaseDescription,
  type RemoteDescription,
  releaseFile,
  releaseVersion,
  remoteDescription,
  shellDescription,
} from '@site/shared/contracts/composition';
import { releaseFolder, releaseUnit } from '@site/shared/contracts/releases';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { allowedKinds, kindOf, uncompressed } from './file-kinds.ts';
import { SHELL } from './next-manifest.ts';
import { refusedRelease } from './refusals.ts';
import { DESCRIPTION, type NewRelease, without } from './release-files.repository.ts';

/**
 * Processes write the files of a release to their disks. If they couldn't, they would show nothing that goes
 * live any more.
 */
export function refuseOddNames({ unit, version, paths }: NewRelease): void {
  const addresses = paths.map(({ folder, path }) => `${folder}/${path}`);
  const files = new Set(addresses);
  const isOdd =
    !releaseUnit.safeParse(unit).success ||
    !releaseVersion.safeParse(version).success ||
    paths.some(
      ({ folder, path }) =>
        !releaseFolder.safeParse(folder).success || !releaseFile.safeParse(path).success,
    );
  if (isOdd) throw refusedRelease(`${unit} ${version} has a name or path that isn't allowed.`);
  if (files.size < addresses.length) throw refusedRelease(`${unit} ${version} names a file twice.`);
  const blocked = addresses.find((address) => foldersOf(address).some((name) => files.has(name)));
  if (blocked) throw refusedRelease(`${unit}/${blocked} is in a folder that is also a file.`);
  refuseOtherKinds(unit, paths, files);
  const foreign = paths.find(
    ({ folder }) => folder !== version && releaseVersion.safeParse(folder).success,
  );
  if (foreign) {
    throw refusedRelease(
      `${unit}/${foreign.folder} is the folder of another version than ${version}.`,
    );
  }
}

/** What is none of the kinds that are served would be stored in vain. */
function refuseOtherKinds(
  microfrontend: string,
  paths: NewRelease['paths'],
  files: ReadonlySet<string>,
): void {
  const other = paths.find(({ folder, path }) => !kindOf(folder, uncompressed(path)));
  if (other) {
    throw refusedRelease(
      `${microfrontend}/${other.folder}/${other.path} is of a kind that no release may hold. Allowed are ${allowedKinds}.`,
    );
  }
  const alone = paths.find(({ folder, path }) => !files.has(`${folder}/${uncompressed(path)}`));
  if (!alone) return;
  throw refusedRelease(
    `${microfrontend}/${alone.folder}/${alone.path} has no ${uncompressed(alone.path)} beside it, of which it would be a compressed copy.`,
  );
}

/** Of a/b/c: a and a/b. */
const foldersOf = (address: string): string[] =>
  address.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));

export async function refuseMissingFiles(
  transaction: Transaction<DB>,
  { unit, version, paths }: NewRelease,
): Promise<void> {
  const integrities = paths.map(({ integrity }) => integrity);
  const stored = await transaction
    .selectFrom('release_files')
    .select('integrity')
    .where(sql<boolean>`integrity = any(${integrities}::text[])`)
    .execute();
  const missing = without(integrities, stored);
  if (missing.length === 0) return;
  const names = paths
    .filter(({ integrity }) => missing.includes(integrity))
    .map(({ path }) => path);
  throw refusedRelease(`${unit} ${version} is incomplete: ${names.join(', ')} isn't stored.`);
}

/** Browsers cache an address for a year, so it holds the same for ever. */
export async function refuseOtherContent(
  kysely: Kysely<DB>,
  { unit, paths }: NewRelease,
): Promise<void> {
  const { rows } = await sql<{ folder: string; path: string }>`
    select stored.folder, stored.path from release_paths stored
    join jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) fresh (folder text, path text, integrity text)
      on stored.folder = fresh.folder and stored.path = fresh.path
    where stored.unit = ${unit} and stored.integrity <> fresh.integrity
    limit 1`.execute(kysely);
  const [one] = rows;
  if (one) throw otherContent(`${unit}/${one.folder}/${one.path}`);
}

/** The same goes for a version whose files were removed: browsers may still have them. */
export async function refuseOtherDescription(
  transaction: Transaction<DB>,
  { unit, version, description }: { unit: string; version: string; description: string },
): Promise<void> {
  const other = await transaction
    .selectFrom('releases')
    .select('unit')
    .where('unit', '=', unit)
    .where('version', '=', version)
    .where(sql<boolean>`description <> ${description}::jsonb`)
    .executeTakeFirst();
  if (other) throw otherContent(`${unit}/${version}/${DESCRIPTION}`);
}

const otherContent = (address: string) =>
  refusedRelease(
    `${address} is stored with different content. A release never changes: build a new version.`,
  );

/** What the release's own release.json says. */
export async function describedBy(
  transaction: Transaction<DB>,
  release: NewRelease,
): Promise<ReleaseDescription> {
  const stored = await transaction
    .selectFrom('release_files')
    .select('content')
    .where('integrity', '=', ownFiles(release).get(DESCRIPTION) ?? '')
    .executeTakeFirst();
  return checkedDescription(release, parse(stored?.content));
}

const ownFiles = ({ version, paths }: NewRelease): ReadonlyMap<string, string> =>
  new Map(
    paths
      .filter(({ folder }) => folder === version)
      .map(({ path, integrity }) => [path, integrity]),
  );

/** @throws DomainError if a release.json doesn't describe the release, or claims what isn't its own */
export function checkedDescription(release: NewRelease, content: unknown): ReleaseDescription {
  const { unit, version } = release;
  const own = ownFiles(release);
  const schema = unit === SHELL ? shellDescription : remoteDescription;
  const parsed = schema.safeParse(content, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw refusedDescription(unit, problems);
  }
  const description = parsed.data;
  const isOther =
    description.version !== version || description.base !== `/releases/${unit}/${version}/`;
  if (isOther)
    throw refusedRelease(`${DESCRIPTION} describes another release: ${description.base}`);
  const beyond = 'mountPaths' in description ? ownershipViolations(unit, description) : [];
  if (beyond.length > 0) throw refusedDescription(unit, beyond);
  const damaged = Object.entries(description.files)
    .filter(([path, integrity]) => own.get(path) !== integrity)
    .map(([path]) => path);
  if (damaged.length === 0) return description;
  throw refusedRelease(
    `${unit} ${version} isn't what its ${DESCRIPTION} says (${damaged.join(', ')}). Build and publish it again.`,
  );
}

const refusedDescription = (microfrontend: string, problems: readonly string[]) =>
  refusedRelease(`${DESCRIPTION} of ${microfrontend} is refused:\n  ${problems.join('\n  ')}`);

function parse(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

/** Whole sentences, each with the field and what would be right; none if all is well. */
function ownershipViolations(microfrontend: string, description: RemoteDescription): string[] {
  const { base, unitManifest, container, exposes, slots } = description;
  const areas = overlappingAreas([], { [microfrontend]: description }).map(
    ([one, other]) =>
      `mountPaths: ${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`,
  );
  const exposed = Object.keys(exposes);
  const unexposed = slots.flatMap(({ module }, index) =>
    exposed.includes(module)
      ? []
      : [`slots.${index}.module: must be one of what it exposes (${exposed.join(', ')})`],
  );
  const own = `${microfrontend.replaceAll('-', '_')}_`;
  return [
    ...areas,
    ...foreignPaths(description),
    ...unexposed,
    ...(unitManifest === `${base}manifest.json`
      ? []
      : [`unitManifest: must be ${base}manifest.json`]),
    ...(container.startsWith(own) ? [] : [`container: must begin with ${own}`]),
  ];
}
