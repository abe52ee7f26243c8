import { request } from '@site/shared/api';
import {
  type AdminArticle,
  type ArticleBodyInput,
  type ArticleDraftFields,
  adminArticle,
  type SavedDraft,
} from '@site/shared/contracts/editorial';
import { queryOptions, statusOf } from '@site/shared/platform';

/** An article with its draft. Not refetched during editing: the text in the editor is newer. */
export const adminArticleQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article', id],
    queryFn: () => fetchArticle(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => failures < 1 && ![400, 404].includes(statusOf(error) ?? 0),
  });

export const fetchArticle = (id: string): Promise<AdminArticle> =>
  request('GET /v1/admin/articles/{id}', { params: { id } });

/** A new article that nobody sees yet. It has no draft; the server computes its reading time. */
export async function createArticle(id: string, title: string): Promise<AdminArticle> {
  const body = { id, title, is_published: false };
  const created = await request('POST /v1/articles/', { body });
  const article = { ...created, reading_time_minutes: null };
  return adminArticle.parse({ ...created, article, draft: null, former_slugs: [] });
}

export const putDraft = (
  id: string,
  fields: ArticleDraftFields,
  revision: number,
): Promise<SavedDraft> =>
  request('PUT /v1/admin/articles/{id}/draft', { params: { id }, body: { ...fields, revision } });

/** Discards the draft. @returns the revision afterwards */
export async function deleteDraft(id: string): Promise<number> {
  return (await request('DELETE /v1/admin/articles/{id}/draft', { params: { id } })).revision;
}

/** What a change is based on, and what it replaces. */
interface Basis {
  revision: number;
  /** Someone else's text is replaced on purpose; the server stores it as a version. */
  replaces: boolean;
  /** The number of the version whose text this is. */
  restores?: number;
}

export const putArticle = (
  id: string,
  body: ArticleBodyInput,
  basis: Basis,
): Promise<AdminArticle> =>
  request('PUT /v1/admin/articles/{id}', { params: { id }, body: { ...body, ...basis } });

/** Lets a former slug of an article lead nowhere. */
export const deleteFormerSlug = (id: string, slug: string) =>
  request('DELETE /v1/admin/articles/{id}/former-slugs/{slug}', { params: { id, slug } });
