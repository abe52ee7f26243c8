/** What a version must hold before visitors get it, unless a person says why they do all the same. */
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Release } from './next-manifest.ts';
import { refusedRelease } from './refusals.ts';
import { releaseProblems } from './release-problems.ts';

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
