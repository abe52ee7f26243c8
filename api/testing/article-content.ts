import type { ContentFolder } from './content-folder.ts';

const created_at = '2026-10-01T00:00:00Z';

/** Content of an `article.json`, and of it what an API answer repeats. */
export function articleContent(slug: string, changes: object = {}) {
  const repeated = {
    title: `Article ${slug}`,
    description: 'What this article teaches.',
    difficulty: 'medium',
    tags: ['practice'],
  };
  const file = {
    id: slug,
    category: 'patterns',
    created_at,
    published_at: created_at,
    quiz: [{ question: 'Which?', options: ['a', 'b'], answer: 1, explanation: 'b.' }],
    ...repeated,
    ...changes,
  };
  const time = new Date(created_at).toISOString();
  const facts = {
    ...repeated,
    banner_image: null,
    reading_time_minutes: 1,
    is_featured: false,
    is_published: true,
    view_count: 0,
    like_count: 0,
    category_id: 'patterns',
    author_id: null,
    author: null,
    created_at: time,
    updated_at: time,
  };
  return { file, facts };
}

/** Writes an article's two files. */
export function writeArticle(content: ContentFolder, slug: string, changes: object = {}): void {
  content.write(`../articles/${slug}/article.json`, articleContent(slug, changes).file);
  content.write(`../articles/${slug}/body.md`, 'Two fingers.\n\n## Walk\n\nFrom both ends.\n');
}

const category = (id: string, changes: object) => ({
  id,
  slug: id,
  description: 'What it is about.',
  color: '#0c6b43',
  created_at,
  ...changes,
});

/** Writes `categories.json`: Patterns, Interviews, and one that is not active. */
export function writeCategories(content: ContentFolder): void {
  content.write('../articles/categories.json', [
    category('interviews', { name: 'Interviews', sort_order: 20 }),
    category('patterns', { name: 'Patterns', sort_order: 10 }),
    category('closed', { name: 'Closed', sort_order: 30, active: false }),
  ]);
}
