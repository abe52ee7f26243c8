import type { Article, ArticleCategory, ArticleSummary } from '@site/shared/contracts/editorial';

const time = '2026-10-05T09:00:00.000Z';

export const buildCategory = (facts: Partial<ArticleCategory> = {}): ArticleCategory => ({
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
  ...facts,
});

/** An article's entry in the list. */
export function buildArticleSummary(facts: Partial<ArticleSummary> = {}): ArticleSummary {
  const slug = facts.slug ?? 'two-pointers';
  return {
    id: slug,
    slug,
    title: 'Two pointers',
    description: 'Walk from both ends.',
    banner_image: null,
    difficulty: 'medium',
    reading_time_minutes: 7,
    tags: ['arrays', 'python'],
    series_title: null,
    series_order: null,
    is_featured: false,
    is_published: true,
    published_at: time,
    view_count: 41,
    like_count: 2,
    category_id: 'patterns',
    author_id: null,
    author: null,
    created_at: time,
    updated_at: time,
    category: buildCategory(),
    ...facts,
  };
}

/** An article in full. */
export const buildArticle = (facts: Partial<Article> = {}): Article => ({
  ...buildArticleSummary(facts),
  content:
    '<p>Start here.</p><h2 id="article-walk">Walk</h2><p>On.</p><h2 id="article-stop">Stop</h2>',
  meta_title: null,
  meta_description: null,
  meta_keywords: [],
  table_of_contents: [
    { id: 'article-walk', title: 'Walk', level: 2 },
    { id: 'article-stop', title: 'Stop', level: 2 },
  ],
  allow_comments: false,
  is_interactive: false,
  reviewed: null,
  quiz_questions: [],
  series: [],
  related: [],
  liked: false,
  ...facts,
});
