import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { integrityOf } from '../src/areas/releases/store/integrity.ts';
import { storeFile } from '../src/areas/releases/store/release-files.repository.ts';
import { storeRelease } from '../src/areas/releases/store/release-store.ts';
import type { Database } from '../src/database/database.ts';
import type { Agent } from './agent.ts';

export const FIRST = '1.0.0-h000000001';
export const SECOND = '1.1.0-h000000002';
export const THIRD = '1.2.0-h000000003';
export const FOURTH = '1.3.0-h000000004';

/** What a release consists of, besides its release.json. */
export interface TestRelease {
  unit: string;
  version: string;
  /** Fields of its release.json that differ from the defaults. */
  facts?: object;
  /** Content by path, of its own folder. */
  contents?: Record<string, string>;
  /** Content by path, of a folder that versions share. */
  shared?: Record<string, Record<string, string>>;
}

/** The folders of a test's release, with their files. */
function foldersOf({ unit, version, facts = {}, contents, shared = {} }: TestRelease) {
  const { previous, fallback, ...description } =
    unit === 'shell' ? testReleaseManifest().shell : testRemote(unit);
  const names = Object.keys(description.files);
  const own = contents ?? Object.fromEntries(names.map((name) => [name, `${name} of ${version}`]));
  const base = `/releases/${unit}/${version}/`;
  const files = Object.fromEntries(
    names.map((name) => [name, integrityOf(own[name] ?? 'not there')]),
  );
  const unitManifest = `${base}manifest.json`;
  const described = { ...description, base, unitManifest, version, files, ...facts };
  return { ...shared, [version]: { ...own, 'release.json': JSON.stringify(described) } };
}

/** The files of a test's release. */
export const testFiles = (release: TestRelease) =>
  Object.entries(foldersOf(release)).flatMap(([folder, files]) =>
    Object.entries(files).map(([path, content]) => ({
      folder,
      path,
      content: Buffer.from(content),
    })),
  );

/** Stores a release with a few short files. @returns whether it is new */
export async function storeTestRelease(
  { kysely }: Pick<Database, 'kysely'>,
  release: TestRelease,
  by = 'a test',
): Promise<boolean> {
  const paths = testFiles(release).map(async ({ folder, path, content }) => ({
    folder,
    path,
    integrity: await storeFile(kysely, content),
  }));
  const { unit, version } = release;
  return storeRelease(kysely, { unit, version, paths: await Promise.all(paths) }, by);
}

/** Sends a file as its own body. */
export const upload = (team: Agent, content: Buffer, type = 'application/octet-stream') =>
  team.send({
    method: 'PUT',
    url: '/v1/releases/files',
    payload: content,
    headers: { 'content-type': type },
  });

/** A release's description of its files. */
export const described = (release: TestRelease) => ({
  unit: release.unit,
  version: release.version,
  files: testFiles(release).map(({ folder, path, content }) => ({
    folder,
    path,
    integrity: integrityOf(content),
  })),
});

/** Uploads a release as a team does. @returns the response to the release itself */
export async function publish(team: Agent, release: TestRelease) {
  for (const { content } of testFiles(release)) await upload(team, content);
  return team.post('/v1/releases', described(release));
}
