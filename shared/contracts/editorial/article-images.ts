import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/** Of an image of an article, beside IMAGE_TYPES and IMAGE_MAX_PIXELS; a wider one is scaled down. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_WIDTH = 1_600;
export const IMAGE_MAX_HEIGHT = 6_400;

/** The answer of POST /v1/admin/images (201), which takes the file itself as the body. */
export const articleImage = z.object({
  /** A path of this site; what is there never changes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ArticleImage = z.infer<typeof articleImage>;

export const articleImageRoutes = {
  'POST /v1/admin/images': {
    access: 'admin:content',
    /** What the file is, its content says. */
    body: z.unknown(),
    answers: { 201: articleImage },
  },
} satisfies RouteDefinitions;
