import {
  type AdminArticle,
  type ArticleBodyInput,
  type ArticleDraftFields,
  adminArticle,
  createdArticle,
  discardedDraft,
  type NewArticleRequest,
  type SavedDraft,
  savedDraft,
} from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

const pathOf = (id: string) => `/v1/admin/articles/${encodeURIComponent(id)}`;

/** An article with its draft. Not read again while somebody edits it: their text is the newer one. */
export const adminArticleQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article', id],
    queryFn: () => fetchArticle(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => failures < 1 && ![400, 404].includes(statusOf(error) ?? 0),
  });

export async function fetchArticle(id: string): Promise<AdminArticle> {
  return adminArticle.parse((await http.get(pathOf(id))).data);
}

/** A new article that nobody sees yet. It has no draft, and its reading time is counted. */
export async function createArticle(id: string, title: string): Promise<AdminArticle> {
  const body: NewArticleRequest = { id, title, is_published: false };
  const created = createdArticle.parse((await http.post('/v1/articles/', body)).data);
  const article = { ...created, reading_time_minutes: null };
  return adminArticle.parse({ ...created, article, draft: null });
}

export async function putDraft(
  id: string,
  fields: ArticleDraftFields,
  revision: number,
): Promise<SavedDraft> {
  return savedDraft.parse((await http.put(`${pathOf(id)}/draft`, { ...fields, revision })).data);
}

/** Gives up the draft. @returns the revision after it */
export async function deleteDraft(id: string): Promise<number> {
  return discardedDraft.parse((await http.delete(`${pathOf(id)}/draft`)).data).revision;
}

/** What a change was made from, and what it does to the texts of others. */
export interface Basis {
  revision: number;
  /** Somebody else's text is replaced on purpose; the server keeps it as a version. */
  replaces: boolean;
  /** The number of the version whose text this is. */
  restores?: number;
}

export async function putArticle(
  id: string,
  body: ArticleBodyInput,
  basis: Basis,
): Promise<AdminArticle> {
  return adminArticle.parse((await http.put(pathOf(id), { ...body, ...basis })).data);
}
