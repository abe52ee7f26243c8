import type {
  AdminArticle,
  ArticleCategory,
  CreatedArticle,
} from '@site/shared/contracts/editorial';

const time = '2026-10-05T09:00:00.000Z';

export const patterns: ArticleCategory = {
  id: 'patterns',
  name: 'Patterns',
  slug: 'patterns',
  description: 'Techniques.',
  color: '#0c6b43',
  icon: 'layers',
  parent_category_id: null,
  is_active: true,
  sort_order: 10,
  created_at: time,
  updated_at: time,
};

/** A published article without a draft. */
export const buildAdminArticle = (facts: Partial<AdminArticle> = {}): AdminArticle => ({
  id: 'two-pointers',
  status: 'published',
  revision: 7,
  article: {
    title: 'Two pointers',
    slug: 'two-pointers',
    description: 'Walk from both ends.',
    content: '<p>Start here.</p><h2 id="article-walk">Walk</h2><p>On.</p>',
    banner_image: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: [],
    difficulty: 'medium',
    reading_time_minutes: null,
    tags: ['arrays'],
    allow_comments: true,
    is_interactive: false,
    quiz_questions: [],
    series_title: null,
    series_order: null,
    is_published: true,
    is_featured: false,
    published_at: time,
    category_id: 'patterns',
    reviewed: null,
    author_id: null,
  },
  draft: null,
  table_of_contents: [],
  reading_time_minutes: 1,
  view_count: 41,
  like_count: 2,
  last_editor: null,
  created_at: time,
  updated_at: time,
  deleted_at: null,
  former_slugs: [],
  scheduled_change: null,
  ...facts,
});

/** The same as the API returns it once it's created. */
export function buildCreatedArticle(facts: Partial<CreatedArticle> = {}): CreatedArticle {
  const { article, draft: _draft, former_slugs: _slugs, ...rest } = buildAdminArticle();
  const { reading_time_minutes } = rest;
  return {
    ...{ ...article, ...rest, reading_time_minutes },
    ...{ has_draft: false, review: null, author_id: null, author: null, category: patterns },
    ...facts,
  };
}
