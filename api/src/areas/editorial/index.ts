export { mailDueNews } from './announcements/announcements.service.ts';
export { articleImageFiles } from './articles/administration/images.routes.ts';
export { purgeTrash } from './articles/administration/purge.ts';
export { publishDueChanges } from './articles/administration/scheduled-changes.service.ts';
export type { ArticleFacts } from './articles/articles.repository.ts';
export type { Articles } from './articles/articles.service.ts';
export { deleteOldViews } from './articles/readers.repository.ts';
export { createEditorial, editorialRoutes } from './editorial.ts';
export type { Posts } from './posts/posts.service.ts';
