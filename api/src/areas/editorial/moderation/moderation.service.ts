import { roleHasRight } from '@site/shared/contracts/composition';
import {
  MODERATED_PER_PAGE,
  type ModeratedCommentPage,
  type moderatedCommentsQuery,
  type ReportQueue,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { readCursor, writeCursor } from '../../../routing/page-cursor.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import {
  countReported,
  findModerated,
  findReported,
  searchComments,
} from './moderation.repository.ts';

/** The comments that wait for a decision, the most urgent first. */
export async function queueFor(kysely: Kysely<DB>, admin: SignedInAdmin): Promise<ReportQueue> {
  const ids = await findReported(kysely, MODERATED_PER_PAGE);
  const items = await findModerated(kysely, admin, ids);
  return { items, open: await countReported(kysely) };
}

/** How many comments wait for a decision. */
export async function countOpen(kysely: Kysely<DB>): Promise<{ open: number }> {
  return { open: await countReported(kysely) };
}

/**
 * One page of the comments that fit, newest first.
 * @throws DomainError 400 for a page nobody named.
 */
export async function commentsFor(
  kysely: Kysely<DB>,
  admin: SignedInAdmin,
  { before, ...filter }: z.output<typeof moderatedCommentsQuery>,
): Promise<ModeratedCommentPage> {
  const found = await searchComments(
    kysely,
    { ...filter, byAddress: roleHasRight(admin.role, 'people') },
    {
      after: before === undefined ? null : readCursor(before),
      // One more than is shown says whether there is another page.
      count: MODERATED_PER_PAGE + 1,
    },
  );
  const page = found.slice(0, MODERATED_PER_PAGE);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: await findModerated(
      kysely,
      admin,
      page.map(({ id }) => id),
    ),
    next: last ? writeCursor({ createdAt: last.createdAt, id: last.id }) : null,
  };
}
