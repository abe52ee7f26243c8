/** Why a stored version doesn't go live, as far as its files show: for the proof as for a promotion. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseDescription } from '@site/shared/contracts/composition';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { browserPaths, outgrown, type SentBytes, type WeighedRelease } from './budget.ts';
import { BUNDLED_PACKAGES, copiesIn, readBundledPackages } from './copies.ts';
import { type Release, SHELL } from './next-manifest.ts';
import { refusedRelease } from './refusals.ts';
import { releaseContents, releaseSizes } from './release-files.repository.ts';
import { findRelease } from './release-store.ts';

/** As responses are that are compressed while they are sent (app.ts). */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * @param live what is live of the microfrontend
 * @returns whole sentences; none if all is well
 * @throws DomainError if there is no such version
 */
export async function releaseProblems(
  kysely: Kysely<DB>,
  { unit, version }: { unit: string; version: string },
  live: Release | undefined,
): Promise<string[]> {
  const { description } = await findRelease(kysely, unit, version);
  const candidate = { release: description, sent: await sentBytes(kysely, unit, description) };
  const before: WeighedRelease | null = live
    ? { release: live, sent: await sentBytes(kysely, unit, live) }
    : null;
  const copies = unit === SHELL ? [] : await copiesOf(kysely, unit, description);
  return sentences({ unit, version }, [...outgrown(candidate, before), ...copies]);
}

/** Whole sentences of what is said without a subject. */
export const sentences = (
  { unit, version }: { unit: string; version: string },
  said: readonly string[],
): string[] => said.map((one) => `${unit} ${version} ${one}${one.endsWith('.') ? '' : '.'}`);

type Described = Pick<Release, 'version' | 'files' | 'server'>;

/** Files for browsers as they are sent: the compressed copy that was released, or one made on the way. */
export async function sentBytes(
  kysely: Kysely<DB>,
  microfrontend: string,
  release: Described,
): Promise<SentBytes> {
  const { version } = release;
  const sizes = await releaseSizes(kysely, microfrontend, version);
  const paths = browserPaths(release).filter((path) => sizes.has(path));
  const uncompressed = paths.filter((path) => !sizes.has(`${path}.br`));
  const contents = await releaseContents(kysely, {
    unit: microfrontend,
    version,
    paths: uncompressed,
  });
  const compressed = await Promise.all(
    [...contents].map(async ([path, content]) => {
      const { length } = await promisify(brotliCompress)(content, QUALITY);
      return [path, Math.min(length, content.length)] as const;
    }),
  );
  const asReleased = paths.flatMap((path) => {
    const bytes = sizes.get(`${path}.br`);
    return bytes === undefined ? [] : [[path, bytes] as const];
  });
  return new Map([...asReleased, ...compressed]);
}

async function copiesOf(
  kysely: Kysely<DB>,
  microfrontend: string,
  release: Release | ReleaseDescription,
): Promise<string[]> {
  const { version } = release;
  const scripts = browserPaths(release).filter((path) => path.endsWith('.js'));
  const paths = [...scripts, BUNDLED_PACKAGES];
  const contents = await releaseContents(kysely, { unit: microfrontend, version, paths });
  const bundled = readBundledPackages(contents.get(BUNDLED_PACKAGES));
  const texts = new Map(
    [...contents]
      .filter(([path]) => path !== BUNDLED_PACKAGES)
      .map(([path, content]) => [path, content.toString('utf8')]),
  );
  const declared = 'copies' in release ? release.copies : undefined;
  return copiesIn(bundled, texts, declared);
}

export interface Forced {
  /** Whether it goes live whatever its files show. */
  force?: boolean | undefined;
}

const REQUIREMENT = "must say why it's going live unproved";

/**
 * What the history says.
 * @throws DomainError if something is forced without a reason
 */
export function reasonOf({
  force,
  why,
}: Forced & { why?: string | null | undefined }): string | null | undefined {
  if (!force) return why;
  if (!why)
    throw new DomainError(400, 'invalid', `The reason ${REQUIREMENT}.`, { why: REQUIREMENT });
  return `unproved: ${why}`;
}

/**
 * @param live what is live of the microfrontend, which its files are compared with; it was judged when it went live
 * @throws DomainError with all that is wrong
 */
export async function refuseProblems(
  kysely: Kysely<DB>,
  candidate: { unit: string; version: string },
  live: Release | undefined,
): Promise<void> {
  if (live?.version === candidate.version) return;
  const problems = await releaseProblems(kysely, candidate, live);
  if (problems.length === 0) return;
  throw refusedRelease(
    `${problems.join('\n')}\nTo make it live all the same: npm run mfe -- promote ${candidate.unit} ${candidate.version} --force --why <reason>`,
  );
}
