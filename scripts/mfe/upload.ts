/** Sends a build to a site. Nothing goes live by that. */
import type { NewRelease } from '@site/shared/contracts/releases';
import type { readBuild } from '../release/read-build.mjs';
import type { Site } from './site.ts';

export type Build = Awaited<ReturnType<typeof readBuild>>;

export interface Uploaded {
  version: string;
  isNew: boolean;
  /** Of how many files, how many the site lacked. */
  files: number;
  sent: number;
}

/** Enough for one connection's worth of waiting, few enough for a small server. */
const AT_ONCE = 6;

/** Sends a site what it lacks of a build, and stores the release. */
export async function upload(
  site: Site,
  { unit, version, files }: Build,
  say: (line: string) => void,
): Promise<Uploaded> {
  const integrities = files.map(({ integrity }) => integrity);
  const { missing } = await site.post<{ missing: string[] }>('/missing-files', { integrities });
  const byHash = new Map(files.map((file) => [file.integrity, file]));
  const queue = missing.flatMap((integrity) => byHash.get(integrity) ?? []);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await site.upload(await next.read());
    }),
  );
  const release: NewRelease = {
    unit,
    version,
    files: files.map(({ folder, path, integrity }) => ({ folder, path, integrity })),
  };
  const { isNew } = await site.post<{ isNew: boolean }>('', release);
  say(
    isNew
      ? `${unit} ${version} uploaded: ${missing.length} of ${files.length} files were new.`
      : `The site already has ${unit} ${version}.`,
  );
  return { version, isNew, files: files.length, sent: missing.length };
}
