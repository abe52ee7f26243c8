/** What a build that isn't uploaded yet would be refused for, by what decides about stored versions. */
import type { NewCheck, ReleaseChecked } from '@site/shared/contracts/releases';
import { DomainError } from '../../../errors/domain-error.ts';
import { almostOutgrown, browserPaths, outgrown } from './budget.ts';
import { checkedDescription, refuseOddNames, refuseOtherContent } from './check-release.ts';
import {
  BUNDLED_PACKAGES,
  bundledPackages,
  copiesIn,
  declaredCopies,
  grownPackages,
  readBundledPackages,
} from './copies.ts';
import { latestSigned, type ManifestStore } from './live-manifests.repository.ts';
import { composed, released, releasesIn, SHELL } from './next-manifest.ts';
import { DESCRIPTION, releaseContents } from './release-files.repository.ts';
import { sentBytes, sentences } from './release-problems.ts';

/** Copies that only the scripts themselves show are found when the version is stored. */
export async function checkBuild(store: ManifestStore, check: NewCheck): Promise<ReleaseChecked> {
  try {
    return await judge(store, check);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problems: [error.message], warnings: [] };
  }
}

async function judge(
  { kysely, signer }: ManifestStore,
  { unit, version, files, ...content }: NewCheck,
): Promise<ReleaseChecked> {
  const release = { unit, version, paths: files };
  refuseOddNames(release);
  await refuseOtherContent(kysely, release);
  const description = checkedDescription(release, content.description);
  const live = await latestSigned(kysely, signer);
  const releases = releasesIn(live);
  const former = releases[unit];
  // What is live was judged when it went live.
  if (former?.version === version) return { problems: [], warnings: [] };
  const own = new Map(
    files.filter(({ folder }) => folder === version).map((file) => [file.path, file]),
  );
  const integrity = own.get(DESCRIPTION)?.integrity ?? '';
  composed(
    { ...releases, [unit]: released({ description, integrity }, [], undefined) },
    live?.sequence ?? 0,
  );
  const sent = new Map(
    browserPaths(description).map((path) => [
      path,
      (own.get(`${path}.br`) ?? own.get(path))?.bytes ?? 0,
    ]),
  );
  const candidate = { release: description, sent };
  const before = former && {
    release: former,
    sent: await sentBytes(kysely, unit, former),
  };
  const bundled = bundledPackages.safeParse(content.bundled).data ?? null;
  const declared = 'copies' in description ? description.copies : undefined;
  const copies = unit === SHELL ? [] : copiesIn(bundled, new Map(), declared);
  const grown = former && grownPackages(bundled, await packagesOf(kysely, unit, former.version));
  const withPackages = (said: string) => `${said}${grown ?? ''}`;
  return {
    problems: sentences({ unit, version }, [
      ...outgrown(candidate, before ?? null).map(withPackages),
      ...copies,
    ]),
    warnings: sentences({ unit, version }, [
      ...almostOutgrown(candidate, before ?? null).map(withPackages),
      ...declaredCopies(bundled, declared),
    ]),
  };
}

async function packagesOf(kysely: ManifestStore['kysely'], unit: string, version: string) {
  const contents = await releaseContents(kysely, { unit, version, paths: [BUNDLED_PACKAGES] });
  return readBundledPackages(contents.get(BUNDLED_PACKAGES));
}
