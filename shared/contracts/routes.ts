import { adminArticleRoutes } from './admin-articles.ts';
import { adminCallbackRoutes } from './admin-callbacks.ts';
import { invitationRoutes } from './admin-invitations.ts';
import { adminProblemRoutes } from './admin-problems.ts';
import { adminRoadmapRoutes } from './admin-roadmaps.ts';
import { administratorRoutes } from './administrators.ts';
import { adminSessionRoutes, auditLogRoutes, demonstrationRoutes } from './admins.ts';
import { analyticsRoutes } from './analytics.ts';
import { adminAnnouncementRoutes } from './announcements.ts';
import { articleCategoryRoutes } from './article-categories.ts';
import { articleImageRoutes } from './article-images.ts';
import { articleOverviewRoutes } from './article-overview.ts';
import { articleVersionRoutes } from './article-versions.ts';
import { callbackRoutes } from './callbacks.ts';
import { commentRoutes } from './comments.ts';
import { contentImportRoutes } from './content-import.ts';
import { moderationRoutes } from './moderation.ts';
import { peopleRoutes } from './people.ts';
import { adminSigninRoutes, secondFactorRoutes } from './second-factor.ts';
import { securityEventRoutes } from './security-events.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...adminAnnouncementRoutes,
  ...adminArticleRoutes,
  ...adminCallbackRoutes,
  ...administratorRoutes,
  ...adminProblemRoutes,
  ...adminRoadmapRoutes,
  ...adminSessionRoutes,
  ...adminSigninRoutes,
  ...analyticsRoutes,
  ...articleCategoryRoutes,
  ...articleImageRoutes,
  ...articleOverviewRoutes,
  ...articleVersionRoutes,
  ...auditLogRoutes,
  ...callbackRoutes,
  ...commentRoutes,
  ...contentImportRoutes,
  ...demonstrationRoutes,
  ...invitationRoutes,
  ...moderationRoutes,
  ...peopleRoutes,
  ...secondFactorRoutes,
  ...securityEventRoutes,
};
