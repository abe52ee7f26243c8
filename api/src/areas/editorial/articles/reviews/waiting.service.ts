import { roleHasRight } from '@site/shared/contracts/composition';
import type { WaitingItem } from '@site/shared/contracts/editorial';
import type { Admin } from '@site/shared/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { changeFits } from '../administration/scheduled-changes.repository.ts';

/** What waits for an administrator: see the contract. Latest first. */
export async function findWaiting(kysely: Kysely<DB>, admin: Admin): Promise<WaitingItem[]> {
  const lists = await Promise.all([
    roleHasRight(admin.role, 'review') ? findToReview(kysely, admin) : [],
    findDecided(kysely, admin),
    findNotLive(kysely, admin),
  ]);
  return lists
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ id, title, at, ...item }) => ({
      ...item,
      article: { id, title },
      at: at.toISOString(),
    }));
}

const openComments = sql<number>`(
  select count(*)::int from article_review_comments as comment
  where comment.article_id = articles.id and comment.settled_at is null
)`;

/** Neither in the trash nor gone from the files. */
const articles = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('articles')
    .where('articles.deleted_at', 'is', null)
    .where('articles.retired_at', 'is', null)
    .select(['articles.id', 'articles.title', openComments.as('open_comments')]);

const reviews = (kysely: Kysely<DB>) =>
  articles(kysely).innerJoin('article_reviews as review', 'review.article_id', 'articles.id');

const findToReview = (kysely: Kysely<DB>, { id }: Admin) =>
  reviews(kysely)
    .where('review.state', '=', 'open')
    .where('review.requested_by', '!=', id)
    .where(({ or, eb }) => or([eb('reviewer_id', 'is', null), eb('reviewer_id', '=', id)]))
    .select(['review.requested_by_name as by', 'review.requested_at as at'])
    .select(sql<boolean>`reviewer_id is not null`.as('to_you'))
    .select(sql<'review'>`'review'`.as('kind'))
    .execute();

const findDecided = (kysely: Kysely<DB>, { id }: Admin) =>
  reviews(kysely)
    .where('review.state', '!=', 'open')
    .where('review.requested_by', '=', id)
    .select(['review.decided_by_name as by', sql<Date>`review.decided_at`.as('at')])
    .select(sql<boolean>`true`.as('to_you'))
    .select(sql<'approved' | 'returned'>`review.state`.as('kind'))
    .execute();

const findNotLive = (kysely: Kysely<DB>, { id }: Admin) =>
  articles(kysely)
    .innerJoin('scheduled_changes', 'scheduled_changes.article_id', 'articles.id')
    .where('scheduled_by', '=', id)
    .where(sql<boolean>`(failure is not null or not ${changeFits})`)
    .select([sql<null>`null`.as('by'), 'scheduled_at as at', sql<boolean>`true`.as('to_you')])
    .select(sql<'not-live'>`'not-live'`.as('kind'))
    .execute();
