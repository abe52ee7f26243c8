/** Versions of units and their files, in the database. A stored version never changes. */
import {
  type ReleaseDescription,
  releaseFile,
  releaseVersion,
  remoteDescription,
  shellDescription,
} from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../../database/tables.ts';
import { type Described, SHELL } from './compose.ts';
import { integrityOf } from './integrity.ts';
import { refusedRelease, unknownVersion } from './refusals.ts';

/** A file of a release: where it is served, and what it holds. */
export interface ReleasePath {
  /** The version, or the name of a folder that several versions of the unit share. */
  folder: string;
  path: string;
  integrity: string;
}

export interface NewRelease {
  unit: string;
  version: string;
  paths: readonly ReleasePath[];
}

export const DESCRIPTION = 'release.json';

const unitName = z.string().check(z.regex(/^(shell|mfe-[a-z]+)$/));
const folderName = z.string().check(z.regex(/^\w[\w.-]{0,99}$/));

/** Which of these files nobody has stored yet. */
export async function missingFiles(
  kysely: Kysely<Tables>,
  integrities: readonly string[],
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('release_files')
    .select('integrity')
    .where(sql<boolean>`integrity = any(${integrities}::text[])`)
    .execute();
  const stored = new Set(rows.map(({ integrity }) => integrity));
  return [...new Set(integrities)].filter((integrity) => !stored.has(integrity));
}

/** Keeps a file under the hash of what it holds, which is answered. */
export async function storeFile(kysely: Kysely<Tables>, content: Buffer): Promise<string> {
  const integrity = integrityOf(content);
  await kysely
    .insertInto('release_files')
    .values({ integrity, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return integrity;
}

/**
 * Keeps a version, all files of which are stored. One that is there stays as it is.
 * @param by who stores it, as people are told later
 * @returns whether it is new
 * @throws DomainError if a file isn't stored, or the release isn't what its release.json says
 */
export async function storeRelease(
  kysely: Kysely<Tables>,
  release: NewRelease,
  by: string,
): Promise<boolean> {
  refuseOddNames(release);
  const { unit, version } = release;
  return kysely.transaction().execute(async (transaction) => {
    await refuseMissingFiles(transaction, release);
    await refuseOtherContent(transaction, release);
    const description = await describedBy(transaction, release);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('releases')
      .values({ unit, version, description: JSON.stringify(description), stored_by: by })
      .onConflict((conflict) =>
        conflict
          .columns(['unit', 'version'])
          .doUpdateSet({ removed_at: null })
          .where('releases.removed_at', 'is not', null),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await transaction
      .insertInto('release_paths')
      .values(release.paths.map((path) => ({ unit, version, ...path })))
      .execute();
    return true;
  });
}

function refuseOddNames({ unit, version, paths }: NewRelease): void {
  const isOdd =
    !unitName.safeParse(unit).success ||
    !releaseVersion.safeParse(version).success ||
    paths.some(
      ({ folder, path }) =>
        !folderName.safeParse(folder).success || !releaseFile.safeParse(path).success,
    );
  if (isOdd) throw refusedRelease(`${unit} ${version} has a name or path that isn't allowed.`);
}

async function refuseMissingFiles(
  transaction: Transaction<Tables>,
  { unit, version, paths }: NewRelease,
): Promise<void> {
  const missing = await missingFiles(
    transaction,
    paths.map(({ integrity }) => integrity),
  );
  if (missing.length === 0) return;
  const names = paths
    .filter(({ integrity }) => missing.includes(integrity))
    .map(({ path }) => path);
  throw refusedRelease(`${unit} ${version} is incomplete: ${names.join(', ')} isn't stored.`);
}

/** An address is kept for a year by browsers, so it holds the same for ever. */
async function refuseOtherContent(
  transaction: Transaction<Tables>,
  { unit, paths }: NewRelease,
): Promise<void> {
  const { rows } = await sql<{ folder: string; path: string }>`
    select stored.folder, stored.path from release_paths stored
    join jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) fresh (folder text, path text, integrity text)
      on stored.folder = fresh.folder and stored.path = fresh.path
    where stored.unit = ${unit} and stored.integrity <> fresh.integrity
    limit 1`.execute(transaction);
  const [one] = rows;
  if (one) {
    throw refusedRelease(
      `${unit}/${one.folder}/${one.path} is stored with other content. What was released doesn't change: build a new version.`,
    );
  }
}

/** What the release's own release.json says. */
async function describedBy(
  transaction: Transaction<Tables>,
  { unit, version, paths }: NewRelease,
): Promise<ReleaseDescription> {
  const own = new Map(
    paths
      .filter(({ folder }) => folder === version)
      .map(({ path, integrity }) => [path, integrity]),
  );
  const stored = await transaction
    .selectFrom('release_files')
    .select('content')
    .where('integrity', '=', own.get(DESCRIPTION) ?? '')
    .executeTakeFirst();
  const schema = unit === SHELL ? shellDescription : remoteDescription;
  const parsed = schema.safeParse(parse(stored?.content), { error: z.locales.en().localeError });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw refusedRelease(`${DESCRIPTION} of ${unit} is refused:\n  ${problems.join('\n  ')}`);
  }
  const description = parsed.data;
  const isOther =
    description.version !== version || description.base !== `/releases/${unit}/${version}/`;
  if (isOther)
    throw refusedRelease(`${DESCRIPTION} describes another release: ${description.base}`);
  const damaged = Object.entries(description.files)
    .filter(([path, integrity]) => own.get(path) !== integrity)
    .map(([path]) => path);
  if (damaged.length === 0) return description;
  throw refusedRelease(
    `${unit} ${version} isn't what its ${DESCRIPTION} says (${damaged.join(', ')}). Build and publish it again.`,
  );
}

function parse(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

/** @throws DomainError if there is no such version, or its files were removed */
export async function findRelease(
  kysely: Kysely<Tables>,
  unit: string,
  version: string,
): Promise<Described> {
  const release = await kysely
    .selectFrom('releases')
    .innerJoin('release_paths', (join) =>
      join
        .onRef('release_paths.unit', '=', 'releases.unit')
        .onRef('release_paths.version', '=', 'releases.version')
        .onRef('folder', '=', 'releases.version')
        .on('path', '=', DESCRIPTION),
    )
    .select(['description', 'integrity'])
    .where('releases.unit', '=', unit)
    .where('releases.version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!release) throw unknownVersion(unit, version);
  return release;
}

/** Every version that was ever stored, also those whose files were removed since. */
export async function knownVersions(kysely: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await kysely.selectFrom('releases').select(['unit', 'version']).execute();
  return new Set(rows.map(({ unit, version }) => `${unit} ${version}`));
}

/** The files of a folder; none if no release has it. */
export async function filesIn(
  kysely: Kysely<Tables>,
  unit: string,
  folder: string,
): Promise<Pick<ReleasePath, 'path' | 'integrity'>[]> {
  return kysely
    .selectFrom('release_paths')
    .select(['path', 'integrity'])
    .distinct()
    .where('unit', '=', unit)
    .where('folder', '=', folder)
    .execute();
}

/** @throws if it isn't what its hash says: somebody has changed the database */
export async function readStoredFile(kysely: Kysely<Tables>, integrity: string): Promise<Buffer> {
  const { content } = await kysely
    .selectFrom('release_files')
    .select('content')
    .where('integrity', '=', integrity)
    .executeTakeFirstOrThrow();
  if (integrityOf(content) === integrity) return content;
  throw new Error(`The file ${integrity} in release_files isn't what its hash says.`);
}
