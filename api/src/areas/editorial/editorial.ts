import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../context.ts';
import type { Keys } from '../../keys/derive-keys.ts';
import { registerModules } from '../../routing/register-modules.ts';
import type { Admins } from '../identity/index.ts';
import { adminCompaniesModule } from './admin-companies/admin-companies.routes.ts';
import { adminProblemsModule } from './admin-problems/admin-problems.routes.ts';
import { adminReportsModule } from './admin-reports/admin-reports.routes.ts';
import { adminRoadmapsModule } from './admin-roadmaps/admin-roadmaps.routes.ts';
import { analyticsModule } from './analytics/analytics.routes.ts';
import { announcementsModule } from './announcements/announcements.routes.ts';
import { adminArticlesModule } from './articles/administration/admin-articles.routes.ts';
import { createAdminArticles } from './articles/administration/admin-articles.service.ts';
import { articleImagesModule } from './articles/administration/images.routes.ts';
import { articlesModule } from './articles/articles.routes.ts';
import { createArticles } from './articles/articles.service.ts';
import { readerCookie } from './articles/reader.ts';
import { articleReviewsModule } from './articles/reviews/reviews.routes.ts';
import { authorsModule } from './authors/authors.routes.ts';
import { commentsModule } from './comments/comments.routes.ts';
import { contentImportModule } from './content-import/content-import.routes.ts';
import { contentItemsModule } from './content-items/content-items.routes.ts';
import { moderationModule } from './moderation/moderation.routes.ts';
import { notificationsModule } from './notifications/notifications.routes.ts';
import { postsModule } from './posts/posts.routes.ts';
import { createPosts } from './posts/posts.service.ts';

/** What is published, as readers read it. */
export const createEditorial = ({ database }: Context, { articleReaders }: Keys) => ({
  articles: createArticles(database, articleReaders),
  posts: createPosts(database),
});

type Editorial = ReturnType<typeof createEditorial>;

/** The calls of authors, moderators and readers: what is published, discussed and administered. */
export const editorialRoutes =
  (context: Context, { articles, posts }: Editorial, admins: Admins): FastifyPluginAsync =>
  (app) => {
    const adminArticles = createAdminArticles(context.database.kysely, admins);
    return registerModules(app, {
      articles: articlesModule(articles, readerCookie(context.config), {
        articles: adminArticles,
        admins,
      }),
      adminArticles: adminArticlesModule(context, adminArticles),
      articleImages: articleImagesModule(context),
      articleReviews: articleReviewsModule(context),
      authors: authorsModule(context),
      posts: postsModule(posts),
      announcements: announcementsModule(context),
      notifications: notificationsModule(context),
      comments: commentsModule(context),
      moderation: moderationModule(context),
      adminReports: adminReportsModule(context),
      adminCompanies: adminCompaniesModule(context),
      adminRoadmaps: adminRoadmapsModule(context),
      adminProblems: adminProblemsModule(context),
      contentImport: contentImportModule(context),
      contentItems: contentItemsModule(context),
      analytics: analyticsModule(context),
    });
  };
