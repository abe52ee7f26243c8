import type { CategoriesFile } from './article-file.ts';
import type { ArticleContent, ArticleFolders, ContentRow } from './content.ts';

/** The articles of which everything could be read. */
export const articleContents = ({ articles }: ArticleFolders): ArticleContent[] =>
  articles.flatMap(({ slug, article, body }) =>
    article && body ? [{ slug, article: article.content, body }] : [],
  );

/** Parents before their children, since rows refer to rows that are there. */
export const categoryRows = (categories: CategoriesFile): ContentRow[] =>
  categories
    .toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
    .map(({ id, parent, active, created_at, ...facts }) => ({
      id,
      columns: {
        ...facts,
        parent_category_id: parent,
        is_active: active,
        created_at,
        updated_at: created_at,
      },
    }));

/** Times: what was never updated says when it was made. */
export function articleRow({ slug, article, body }: ArticleContent): ContentRow {
  const { id, category, series, featured, meta, quiz, updated_at, ...facts } = article;
  const columns = {
    ...facts,
    slug,
    content: body.content,
    table_of_contents: body.tableOfContents,
    reading_time_minutes: facts.reading_time_minutes ?? body.readingMinutes,
    meta_title: meta?.title ?? null,
    meta_description: meta?.description ?? null,
    meta_keywords: meta?.keywords ?? [],
    quiz_questions: quiz,
    is_interactive: quiz.length > 0,
    series_title: series?.title ?? null,
    series_order: series?.order ?? null,
    is_featured: featured,
    is_published: facts.published_at !== null,
    category_id: category,
    updated_at: updated_at ?? facts.created_at,
  };
  return { id, columns };
}
