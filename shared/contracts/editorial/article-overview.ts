import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/** The answer of GET /v1/admin/analytics/overview. Of articles in the trash only their number counts. */
export const analyticsOverview = z.object({
  articles: z.object({
    published: z.int(),
    draft: z.int(),
    /** To be published, or published with a change to come. */
    scheduled: z.int(),
    trash: z.int(),
    featured: z.int(),
  }),
  views: z.object({ total: z.int() }),
  likes: z.int(),
  comments: z.int(),
  /** At most ten published articles. */
  most_read: z.array(
    z.object({ id: z.string(), title: z.string(), slug: z.string(), view_count: z.int() }),
  ),
});
export type AnalyticsOverview = z.infer<typeof analyticsOverview>;

export const articleOverviewRoutes = {
  'GET /v1/admin/analytics/overview': {
    access: 'admin:read-content',
    answers: { 200: analyticsOverview },
  },
} satisfies RouteDefinitions;
