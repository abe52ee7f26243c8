import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, plainText, text, wellFormed } from '../composition/text.ts';
import { articleSlug, slugOrNone } from './article-slugs.ts';
import { articleSummary } from './articles.ts';

/**
 * Whom articles are by. An administrator has an author of their own once they have written it; an author without
 * one is a guest, or has left. Readers never learn of the administrator.
 */
export const authorLimits = { about: 1_000, page: 20 } as const;

/** GET /v1/authors/{slug}: the author and one page of their published articles, newest first. */
export const authorPage = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** Plain text with line breaks; may be empty. */
  about: z.string(),
  articles: z.array(articleSummary),
  /** Of all pages. */
  total: z.int(),
});
export type AuthorPage = z.infer<typeof authorPage>;

/** GET /v1/authors: those with published articles, by name. */
export const authorList = z.object({
  items: z.array(z.object({ name: z.string(), slug: z.string() })),
});

/** An author as administrators see it. */
export const managedAuthor = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  about: z.string(),
  /** Whose it is; null for a guest, and for someone who has left. */
  administrator: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** How many articles name it, published or not. */
  articles: z.int(),
});
export type ManagedAuthor = z.infer<typeof managedAuthor>;

/** GET /v1/admin/authors: by name. */
export const managedAuthorList = z.object({ items: z.array(managedAuthor) });

/** POST and PUT. 409 `slug-taken` names the field. */
export const authorBody = z.strictObject({
  name: line(limits.name, 'Name is required').check(z.overwrite(wellFormed)),
  /** '' or left out: made from the name. */
  slug: z._default(slugOrNone, ''),
  about: z._default(
    text(authorLimits.about).check(z.overwrite(plainText), z.overwrite(wellFormed)),
    '',
  ),
});
export type AuthorBody = z.input<typeof authorBody>;

/** POST: the administrator's own author, or a guest, which only owners make. */
export const newAuthorRequest = z.extend(authorBody, {
  own: z.boolean('must be true or false'),
});

const params = z.strictObject({ id: z.uuid('must be the id of an author') });

export const authorRoutes = {
  'GET /v1/authors': { access: 'public', answers: { 200: authorList } },
  'GET /v1/authors/{slug}': {
    access: 'public',
    params: z.strictObject({ slug: articleSlug('must be the address of an author') }),
    query: z.strictObject({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
    }),
    answers: { 200: authorPage },
  },
  'GET /v1/admin/authors': {
    access: 'admin:read-content',
    answers: { 200: managedAuthorList },
  },
  'POST /v1/admin/authors': {
    access: 'admin:content',
    body: newAuthorRequest,
    answers: { 201: managedAuthor },
  },
  /** One's own; anybody's for owners. */
  'PUT /v1/admin/authors/{id}': {
    access: 'admin:content',
    params,
    body: authorBody,
    answers: { 200: managedAuthor },
  },
} satisfies RouteDefinitions;
