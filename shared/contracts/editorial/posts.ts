import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

export const postParams = z.strictObject({
  id: z.coerce
    .number()
    .check(z.int('must be the number of a post'), z.minimum(1), z.maximum(2 ** 31 - 1)),
});

/** The response of a posts API at /posts/{id}. */
export const post = z.object({
  id: z.int(),
  title: z.string(),
  /** Plain text; blank lines separate paragraphs. */
  body: z.string(),
});
export type Post = z.infer<typeof post>;

/** One entry of GET /v1/posts, in reading order. */
export const postSummary = z.object({ id: z.int(), title: z.string() });
export type PostSummary = z.infer<typeof postSummary>;

export const postList = z.array(postSummary);

/** The posts that pages show unless another API is configured. */
export const postRoutes = {
  'GET /v1/posts': { access: 'public', answers: { 200: postList } },
  'GET /v1/posts/{id}': { access: 'public', params: postParams, answers: { 200: post } },
} satisfies RouteDefinitions;
