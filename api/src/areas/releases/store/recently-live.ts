/** What visitors were given in the last days. Pages that were opened then may still load parts of it. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

const LATELY = sql`interval '14 days'`;

/** Releases that were live, also if they went live long before. */
const live = sql`
  lately as (
    select manifest from live_manifests
    where made_at > now() - ${LATELY} or sequence = (
      select max(sequence) from live_manifests where made_at <= now() - ${LATELY}
    )
  ), live (unit, release) as (
    select 'shell', manifest -> 'shell' from lately
    union all
    select name, remote from lately, jsonb_each(manifest -> 'remotes') remotes (name, remote)
  )`;

/** With candidates of canaries. */
const shown = sql`
  select unit, release ->> 'version' as version from live where release ->> 'version' is not null
  union
  select unit, version from canaries where state = 'running' or ended_at > now() - ${LATELY}`;

export async function recentlyLiveVersions(
  kysely: Kysely<DB>,
): Promise<{ unit: string; version: string }[]> {
  const { rows } = await sql<{ unit: string; version: string }>`with ${live} ${shown}`.execute(
    kysely,
  );
  return rows;
}

/** Of these versions, and of those that pages take if one fails: their own folders, and what they share with others. */
async function recentlyLiveFolders(
  kysely: Kysely<DB>,
): Promise<{ unit: string; folder: string }[]> {
  const { rows } = await sql<{ unit: string; folder: string }>`
    with ${live}, shown as (
      ${shown}
      union
      select unit, release #>> '{fallback,version}' from live
      where release #>> '{fallback,version}' is not null
    )
    select unit, version as folder from shown
    union
    select unit, folder from shown join release_paths using (unit, version)`.execute(kysely);
  return rows;
}

/** Whether a stored version has this folder, its own or one that it shares; any version if none is named. */
export async function hasFolder(
  kysely: Kysely<DB>,
  { unit, folder, version }: { unit: string; folder: string; version?: string },
): Promise<boolean> {
  let paths = kysely
    .selectFrom('release_paths')
    .select('folder')
    .where('unit', '=', unit)
    .where('folder', '=', folder);
  if (version) paths = paths.where('version', '=', version);
  return (await paths.limit(1).executeTakeFirst()) !== undefined;
}

/** After this long, what was shown lately may have become what was shown long ago. */
const OUTDATED_MS = 60_000;

/** Which folders of releases anyone gets, as the database says. */
interface ServedFolders {
  has(microfrontend: string, folder: string): Promise<boolean>;
}

/**
 * Caches them, so that files are served while the database is away. What isn't among them may have been made live
 * by another process just now, so the database is queried: once at a time, however many requests there are.
 */
export function followServedFolders(kysely: Kysely<DB>): ServedFolders {
  let shown: ReadonlySet<string> = new Set();
  let readAt = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function read(): Promise<void> {
    const rows = await recentlyLiveFolders(kysely);
    shown = new Set(rows.map(({ unit, folder }) => `${unit}/${folder}`));
    readAt = Date.now();
  }

  /** A query that is under way may have begun before the change. */
  function readAgain(): Promise<void> {
    next ??= underWay.then(() => {
      next = null;
      const reading = read();
      underWay = reading.catch(() => {});
      return reading;
    });
    return next;
  }

  return {
    async has(unit, folder) {
      const name = `${unit}/${folder}`;
      if (!shown.has(name)) await readAgain();
      else if (Date.now() - readAt > OUTDATED_MS) readAgain().catch(() => {});
      return shown.has(name);
    },
  };
}
