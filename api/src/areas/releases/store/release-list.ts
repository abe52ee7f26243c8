import type { LiveSince, ReleaseList } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { latestManifests } from './live-manifests.repository.ts';
import { releasesIn, shellFirst } from './next-manifest.ts';

/** What is live and what is stored, the shell first. */
export async function listReleases(kysely: Kysely<DB>): Promise<ReleaseList> {
  const [latest = null] = await latestManifests(kysely, 1);
  const live = releasesIn(latest);
  const stored = await findStored(kysely);
  const changes = await findLastChanges(kysely);
  const units = new Set([...Object.keys(live), ...stored.map(({ unit }) => unit)]);
  return {
    manifestId: latest?.manifestId ?? null,
    units: [...units].sort(shellFirst).map((unit) => ({
      unit,
      live: live[unit]?.version ?? null,
      since: (live[unit] && changes.get(unit)) ?? null,
      previous: live[unit]?.previous ?? [],
      versions: stored
        .filter((one) => one.unit === unit)
        .map(({ version, storedAt, storedBy, bytes, isWithdrawn }) => ({
          version,
          storedAt: storedAt.toISOString(),
          storedBy,
          isLive: live[unit]?.version === version,
          isWithdrawn,
          bytes,
        })),
    })),
  };
}

interface StoredVersion {
  unit: string;
  version: string;
  storedAt: Date;
  storedBy: string;
  isWithdrawn: boolean;
  bytes: number;
}

/** Versions whose files are stored, the latest first. A file that a version has twice is stored once. */
async function findStored(kysely: Kysely<DB>): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select unit, version, stored_at as "storedAt", stored_by as "storedBy",
      withdrawn_in is not null as "isWithdrawn",
      (select coalesce(sum(octet_length(content)), 0)::float8 from release_files where integrity in (
        select integrity from release_paths path
        where path.unit = release.unit and path.version = release.version
      )) as bytes
    from releases release
    where removed_at is null
    order by stored_at desc, version desc`.execute(kysely);
  return rows;
}

/** Each microfrontend's last change of version. */
async function findLastChanges(kysely: Kysely<DB>): Promise<ReadonlyMap<string, LiveSince>> {
  const { rows } = await sql<Omit<LiveSince, 'at'> & { unit: string; at: Date }>`
    select distinct on (unit) unit, made_at as at, made_by as by,
      administrator_id is not null as "byAdministrator"
    from live_manifests, unnest(units) as unit
    order by unit, sequence desc`.execute(kysely);
  return new Map(rows.map(({ unit, at, ...rest }) => [unit, { at: at.toISOString(), ...rest }]));
}
