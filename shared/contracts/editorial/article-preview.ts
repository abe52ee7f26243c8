import * as z from 'zod/mini';
import { article } from './articles.ts';

/**
 * The preview of an article that is being written. The editor (mfe-admin) and the article page
 * (mfe-articles) don't know each other: the editor opens an address of the article page, in a frame or a
 * tab, and both meet on a BroadcastChannel, which only pages of this site can join.
 */
export const ARTICLE_PREVIEW_PATH = '/article-preview';
export const ARTICLE_PREVIEW_CHANNEL = 'article-preview';

/** The page says that it's there, and of which draft it wants to hear. */
const wanted = z.strictObject({ type: z.literal('wanted'), draft: z.string() });

/** The editor shows how the draft looks now. Content was prepared by the server, as for readers. */
const shown = z.strictObject({
  type: z.literal('shown'),
  draft: z.string(),
  // An editor of an earlier version names no author.
  article: z.extend(article, { author: z._default(article.shape.author, null) }),
});

export const articlePreviewMessage = z.discriminatedUnion('type', [wanted, shown]);
export type ArticlePreviewMessage = z.infer<typeof articlePreviewMessage>;
