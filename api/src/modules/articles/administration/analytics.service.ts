import type { AnalyticsOverview } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Admins } from '../../admins/index.ts';
import { findMostRead, sumUp } from './analytics.repository.ts';

const MOST_READ = 10;

/** What administrators see at a glance. */
export function createAnalyticsService(kysely: Kysely<Tables>, admins: Admins) {
  return {
    /** @throws DomainError 401 for anybody but an administrator. */
    async overview(token: string | null): Promise<AnalyticsOverview> {
      await admins.requireAdmin(token);
      const [sums, most_read] = await Promise.all([sumUp(kysely), findMostRead(kysely, MOST_READ)]);
      const { views, likes, comments, ...articles } = sums;
      return { articles, views: { total: views }, likes, comments, most_read };
    },
  };
}
