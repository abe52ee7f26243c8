import { adminArticleRoutes } from './admin-articles.ts';
import { adminCallbackRoutes } from './admin-callbacks.ts';
import { invitationRoutes } from './admin-invitations.ts';
import { adminProblemRoutes } from './admin-problems.ts';
import { adminReportRoutes } from './admin-reports.ts';
import { adminRoadmapRoutes } from './admin-roadmaps.ts';
import { adminSessionRoutes, demonstrationRoutes } from './admin-sessions.ts';
import { administratorRoutes, adminPasswordRoutes } from './administrators.ts';
import { analyticsRoutes } from './analytics.ts';
import { adminAnnouncementRoutes, announcementRoutes } from './announcements.ts';
import { articleCategoryRoutes } from './article-categories.ts';
import { articleImageRoutes } from './article-images.ts';
import { articleOverviewRoutes } from './article-overview.ts';
import { articleVersionRoutes } from './article-versions.ts';
import { commentRoutes } from './comments.ts';
import { contentImportRoutes } from './content-import.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { secondFactorRoutes } from './second-factor.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...adminAnnouncementRoutes,
  ...adminArticleRoutes,
  ...adminCallbackRoutes,
  ...administratorRoutes,
  ...adminPasswordRoutes,
  ...adminProblemRoutes,
  ...adminReportRoutes,
  ...adminRoadmapRoutes,
  ...adminSessionRoutes,
  ...analyticsRoutes,
  ...announcementRoutes,
  ...articleCategoryRoutes,
  ...articleImageRoutes,
  ...articleOverviewRoutes,
  ...articleVersionRoutes,
  ...commentRoutes,
  ...contentImportRoutes,
  ...demonstrationRoutes,
  ...invitationRoutes,
  ...moderationRoutes,
  ...peopleRoutes,
  ...secondFactorRoutes,
};
