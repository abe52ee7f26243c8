import type {
  AdminArticle,
  Article,
  ArticleCategory,
  ArticlePreview,
  ManagedAuthor,
} from '@site/shared/contracts/editorial';
import type { Fields } from '../article-form.ts';

/** What the server returns for an article without a category. */
const general: ArticleCategory = {
  id: 'general',
  name: 'General',
  slug: 'general',
  description: '',
  color: '#4a5163',
  icon: '',
  parent_category_id: null,
  is_active: true,
  sort_order: 0,
  created_at: new Date(0).toISOString(),
  updated_at: new Date(0).toISOString(),
};

interface Sources {
  fields: Fields;
  prepared: ArticlePreview;
  /** null until a new article is created. */
  saved: AdminArticle | null;
  categories: ArticleCategory[];
  authors: readonly ManagedAuthor[];
}

/** The article as readers would get it if it were published now, but without the rest of its series. */
export function previewedArticle({
  fields,
  prepared,
  saved,
  categories,
  authors,
}: Sources): Article {
  const now = new Date().toISOString();
  return {
    ...fields,
    id: saved?.id ?? 'preview',
    title: fields.title || 'Untitled article',
    slug: fields.slug || 'preview',
    content: prepared.content,
    table_of_contents: prepared.table_of_contents,
    reading_time_minutes:
      Math.round(fields.reading_time_minutes ?? 0) || prepared.reading_time_minutes,
    series_order: Math.round(fields.series_order ?? 0) || null,
    quiz_questions: fields.quiz_questions.map((question) => ({
      ...question,
      answer: Math.round(question.answer),
    })),
    reviewed: isDay(fields.reviewed) ? fields.reviewed : null,
    published_at: saved?.article.published_at ?? null,
    view_count: saved?.view_count ?? 0,
    like_count: saved?.like_count ?? 0,
    author_id: fields.author_id ?? null,
    author: authors.find(({ id }) => id === fields.author_id) ?? null,
    created_at: saved?.created_at ?? now,
    updated_at: now,
    category: categories.find(({ id }) => id === fields.category_id) ?? general,
    series: [],
    related: [],
    liked: false,
  };
}

/** A draft isn't validated. */
const isDay = (text: string | null) => text !== null && !Number.isNaN(Date.parse(text));
