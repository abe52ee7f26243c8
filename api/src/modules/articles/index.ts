export { adminArticlesModule } from './administration/admin-articles.routes.ts';
export { createAdminArticles } from './administration/admin-articles.service.ts';
export { articleImageFiles, articleImagesModule } from './administration/images.routes.ts';
export { purgeTrash } from './administration/purge.ts';
export type { ArticleFacts } from './articles.repository.ts';
export { articlesModule } from './articles.routes.ts';
export { type Articles, createArticles } from './articles.service.ts';
export {
  type ArticleHtml,
  MAX_CONTENT_BYTES,
  prepareArticleHtml,
  prepareArticleMarkdown,
} from './html/article-html.ts';
export { describeHtml, withoutMarks } from './html/text.ts';
export { readerCookie } from './reader-cookie.ts';
export { deleteOldViews } from './readers.repository.ts';
