import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { oneLine, text } from '../composition/text.ts';
import { articleStatus } from './admin-articles.ts';

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

/** On one line; '' if it isn't known. */
const words = (max: number) => text(max).check(z.overwrite(oneLine));

export const IMAGE_ALT_MAX = 300;
const alt = words(IMAGE_ALT_MAX);

/** POST /v1/admin/images?alt=…&file_name=…: kept with the picture, unless it has them from before. */
export const imageUploadQuery = z.strictObject({
  alt: z.optional(alt),
  file_name: z.optional(words(200)),
});
export type ImageUploadQuery = z.input<typeof imageUploadQuery>;

/** An article that shows a picture: in what readers see, or would see, and in its draft. */
const imageUse = z.object({
  id: z.string(),
  title: z.string(),
  status: articleStatus,
  /** Whether the draft has it, and nothing that was saved. */
  only_draft: z.boolean(),
});
export type ImageUse = z.infer<typeof imageUse>;

export const libraryImage = z.extend(articleImage, {
  /** SHA-256, in hexadecimal. */
  hash: z.string(),
  bytes: z.int(),
  /** What it says in an article unless that says something else; '' if nobody has said. */
  alt: z.string(),
  /** '' if it isn't known. */
  file_name: z.string(),
  uploaded_at: z.iso.datetime(),
  /** By title. It can be deleted while there is none. */
  uses: z.array(imageUse),
  /** Articles of which an earlier version has it, and nothing of today. */
  earlier: z.int(),
});
export type LibraryImage = z.infer<typeof libraryImage>;

/** How many pictures a page has. */
export const IMAGES_PAGE_SIZE = 24;

/** GET /v1/admin/images. `search` looks in the alternative text and the file's name. */
export const imagesQuery = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
  search: z.optional(text(limits.search)),
});
export type ImagesQuery = z.input<typeof imagesQuery>;

/** Those uploaded last first; `total` counts all pages. */
export const imageList = z.object({ items: z.array(libraryImage), total: z.int() });
export type ImageList = z.infer<typeof imageList>;

export const imageParams = z.strictObject({
  hash: text(64).check(z.regex(/^[0-9a-f]{64}$/, 'must be the hash of a picture')),
});

/** PATCH /v1/admin/images/{hash}: articles that show it already keep what they say. */
export const imageAlt = z.strictObject({ alt });
export type ImageAlt = z.input<typeof imageAlt>;

/** Pictures of articles, for those who write them. */
export const articleImageRoutes = {
  'GET /v1/admin/images': {
    access: 'admin:content',
    query: imagesQuery,
    answers: { 200: imageList },
  },
  'POST /v1/admin/images': {
    access: 'admin:content',
    query: imageUploadQuery,
    /** What the file is, its content says. */
    body: z.unknown(),
    answers: { 201: articleImage },
  },
  'PATCH /v1/admin/images/{hash}': {
    access: 'admin:content',
    params: imageParams,
    body: imageAlt,
    answers: { 200: libraryImage },
  },
  /** 409 `in-use` while an article, a draft or something in the trash shows it. */
  'DELETE /v1/admin/images/{hash}': {
    access: 'admin:content',
    params: imageParams,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
