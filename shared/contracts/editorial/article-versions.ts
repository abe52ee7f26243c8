import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { adminArticleParams, articleAuthor } from './admin-articles.ts';
import { articleDraftFields } from './article-body.ts';

/**
 * Why a version was stored: the article was `saved` or `published`, an older version was `restored`, or
 * a draft was `replaced` by another person.
 */
export const versionReason = z.enum(['saved', 'published', 'restored', 'replaced']);
export type VersionReason = z.infer<typeof versionReason>;

const versionFacts = {
  /** From 1, without gaps. */
  number: z.int(),
  at: z.iso.datetime(),
  author: articleAuthor,
  reason: versionReason,
};

/** GET /v1/admin/articles/{id}/versions, newest first. */
export const articleVersionList = z.object({
  items: z.array(z.object({ ...versionFacts, title: z.string() })),
});
export type ArticleVersionList = z.infer<typeof articleVersionList>;

export const articleVersionParams = z.extend(adminArticleParams, {
  number: z.coerce
    .number()
    .check(z.int('must be the number of a version'), z.minimum(1), z.maximum(2 ** 31 - 1)),
});

/**
 * GET /v1/admin/articles/{id}/versions/{number}. Restoring it is saving it: PUT /v1/admin/articles/{id}
 * with `restores`. One that was `replaced` is a draft's text, so it may need some work first.
 */
export const articleVersion = z.object({ ...versionFacts, article: articleDraftFields });
export type ArticleVersion = z.infer<typeof articleVersion>;

export const articleVersionRoutes = {
  'GET /v1/admin/articles/{id}/versions': {
    access: 'admin:read-content',
    params: adminArticleParams,
    answers: { 200: articleVersionList },
  },
  'GET /v1/admin/articles/{id}/versions/{number}': {
    access: 'admin:read-content',
    params: articleVersionParams,
    answers: { 200: articleVersion },
  },
} satisfies RouteDefinitions;
