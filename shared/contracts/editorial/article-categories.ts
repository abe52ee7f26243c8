import * as z from 'zod/mini';
import { wholeNumber } from '../composition/client-values.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, slug, text } from '../composition/text.ts';
import { articleLimits } from './article-body.ts';
import { slugOrNone } from './article-slugs.ts';
import { articleCategory } from './articles.ts';

/** POST /v1/articles/categories/: a new category. 409 `name-taken` or `slug-taken` names the field. */
export const categoryBody = z.strictObject({
  name: line(articleLimits.categoryName, 'Name is required'),
  /** '' or left out: made from the name. */
  slug: z._default(slugOrNone, ''),
  description: z._default(text(articleLimits.description).check(z.trim()), ''),
  color: z._default(
    text(7).check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #2563eb, in lower case')),
    '#4a5163',
  ),
  icon: z._default(text(40).check(z.regex(/^[a-z0-9-]*$/, 'must be the name of an icon')), ''),
  /** One that has no parent itself. */
  parent_category_id: z._default(z.nullable(slug('must be the id of a category')), null),
  sort_order: z._default(wholeNumber(0, 10_000), 0),
});
export type CategoryBody = z.input<typeof categoryBody>;

/** The answer of POST /v1/articles/categories/ (201). */
export const newCategory = articleCategory;

export const articleCategoryRoutes = {
  'POST /v1/articles/categories/': {
    access: 'admin:content',
    body: categoryBody,
    answers: { 201: newCategory },
  },
} satisfies RouteDefinitions;
