import type { AnalyticsOverview } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { findMostRead, sumUp } from './analytics.repository.ts';

const MOST_READ = 10;

/** What administrators see at a glance. */
export async function readOverview(kysely: Kysely<DB>): Promise<AnalyticsOverview> {
  const [sums, most_read] = await Promise.all([sumUp(kysely), findMostRead(kysely, MOST_READ)]);
  const { views, likes, comments, ...articles } = sums;
  return { articles, views: { total: views }, likes, comments, most_read };
}
