import type {
  AdminArticleList,
  AdminArticleSummary,
  AnalyticsOverview,
} from '@site/shared/contracts/editorial';
import type { FakeApi } from '@site/shared/testing';
import { patterns } from './article-builder.ts';

const at = '2026-10-01T09:00:00.000Z';

/** A published article as the administrators' list shows it, with the changes given. */
export const buildArticle = (
  changes: Partial<AdminArticleSummary> & { id: string; title: string },
): AdminArticleSummary => ({
  slug: changes.id,
  description: `About ${changes.title}.`,
  banner_image: null,
  difficulty: 'medium',
  reading_time_minutes: 5,
  tags: [],
  series_title: null,
  series_order: null,
  is_featured: false,
  is_published: true,
  published_at: at,
  view_count: 0,
  like_count: 0,
  category_id: 'patterns',
  author_id: null,
  author: null,
  created_at: at,
  updated_at: at,
  category: patterns,
  status: 'published',
  revision: 1,
  has_draft: false,
  scheduled_change: null,
  review: null,
  deleted_at: null,
  last_editor: null,
  ...changes,
});

export const overview: AnalyticsOverview = {
  articles: { published: 14, draft: 2, scheduled: 1, trash: 1, featured: 3 },
  views: { total: 10_234 },
  likes: 321,
  comments: 45,
  most_read: [{ id: 'graphs', title: 'Graphs', slug: 'graphs', view_count: 1_200 }],
};

/** A response of the list. */
export function listOf(articles: AdminArticleSummary[], total = articles.length): AdminArticleList {
  const count = (status: string) => articles.filter((article) => article.status === status).length;
  const trash = count('trash');
  return {
    articles,
    total,
    counts: {
      all: articles.length - trash,
      draft: count('draft'),
      scheduled: count('scheduled'),
      published: count('published'),
      trash,
      review: articles.filter(({ review }) => review?.state === 'open').length,
    },
  };
}

/** Adds what the articles page requests. */
export const withArticles = (api: FakeApi, articles: AdminArticleSummary[] = []): FakeApi =>
  api
    .on('get', '/v1/articles/categories/', () => ({ status: 200, data: [patterns] }))
    .on('get', '/v1/admin/analytics/overview', () => ({ status: 200, data: overview }))
    .on('get', '/v1/articles/', () => ({ status: 200, data: listOf(articles) }));
