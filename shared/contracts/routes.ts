import { accountDeletionRoutes } from './account-deletion.ts';
import { authRoutes } from './accounts.ts';
import { activityRoutes } from './activity.ts';
import { adminArticleRoutes } from './admin-articles.ts';
import { adminCallbackRoutes } from './admin-callbacks.ts';
import { invitationRoutes } from './admin-invitations.ts';
import { adminProblemRoutes } from './admin-problems.ts';
import { adminReleaseRoutes } from './admin-releases.ts';
import { adminReportRoutes } from './admin-reports.ts';
import { adminRoadmapRoutes } from './admin-roadmaps.ts';
import { adminSessionRoutes, demonstrationRoutes } from './admin-sessions.ts';
import { administratorRoutes, adminPasswordRoutes } from './administrators.ts';
import { analyticsRoutes } from './analytics.ts';
import { adminAnnouncementRoutes, announcementRoutes } from './announcements.ts';
import { articleCategoryRoutes } from './article-categories.ts';
import { articleImageRoutes } from './article-images.ts';
import { articleOverviewRoutes } from './article-overview.ts';
import { articleRoutes } from './article-routes.ts';
import { articleVersionRoutes } from './article-versions.ts';
import { callbackRoutes } from './callbacks.ts';
import { collegeRoutes } from './colleges.ts';
import { commentRoutes } from './comments.ts';
import { contentImportRoutes } from './content-import.ts';
import { dataExportRoutes } from './data-export.ts';
import { dsaProblemRoutes } from './dsa-problems.ts';
import { exerciseRoutes } from './exercises.ts';
import { healthRoutes } from './health.ts';
import { homeRoutes } from './home.ts';
import { interviewMarksRoutes } from './interview-marks.ts';
import { jobRoutes } from './jobs.ts';
import { mergeRoutes } from './merge.ts';
import { mockAttemptRoutes } from './mock-attempts.ts';
import { mockTestRoutes } from './mock-tests.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationRoutes } from './notifications.ts';
import { oauthRoutes } from './oauth.ts';
import { ownWorkRoutes } from './own-work.ts';
import { peopleRoutes } from './people.ts';
import { planRoutes } from './plan.ts';
import { postRoutes } from './posts.ts';
import { avatarRoutes } from './profile.ts';
import { progressRoutes } from './progress.ts';
import { progressImportRoutes } from './progress-import.ts';
import { profileRoutes } from './public-profiles.ts';
import { quizAnswerRoutes } from './quiz-answers.ts';
import { releaseHealthRoutes } from './release-health.ts';
import { releaseRoutes } from './release-routes.ts';
import { renderingRoutes } from './rendering-status.ts';
import { revisionRoutes } from './revision.ts';
import { roadmapRoutes } from './roadmaps.ts';
import { savedUnitRoutes } from './saved-units.ts';
import { searchRoutes } from './search.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { remoteFailureRoutes, telemetryRoutes } from './telemetry.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...accountDeletionRoutes,
  ...activityRoutes,
  ...adminAnnouncementRoutes,
  ...adminArticleRoutes,
  ...adminCallbackRoutes,
  ...adminPasswordRoutes,
  ...adminProblemRoutes,
  ...adminReleaseRoutes,
  ...adminReportRoutes,
  ...adminRoadmapRoutes,
  ...adminSessionRoutes,
  ...administratorRoutes,
  ...analyticsRoutes,
  ...announcementRoutes,
  ...articleCategoryRoutes,
  ...articleImageRoutes,
  ...articleOverviewRoutes,
  ...articleRoutes,
  ...articleVersionRoutes,
  ...authRoutes,
  ...avatarRoutes,
  ...callbackRoutes,
  ...collegeRoutes,
  ...commentRoutes,
  ...contentImportRoutes,
  ...dataExportRoutes,
  ...demonstrationRoutes,
  ...dsaProblemRoutes,
  ...healthRoutes,
  ...homeRoutes,
  ...interviewMarksRoutes,
  ...invitationRoutes,
  ...jobRoutes,
  ...exerciseRoutes,
  ...mergeRoutes,
  ...mockAttemptRoutes,
  ...mockTestRoutes,
  ...moderationRoutes,
  ...notificationRoutes,
  ...oauthRoutes,
  ...ownWorkRoutes,
  ...peopleRoutes,
  ...planRoutes,
  ...postRoutes,
  ...profileRoutes,
  ...progressImportRoutes,
  ...progressRoutes,
  ...quizAnswerRoutes,
  ...releaseHealthRoutes,
  ...releaseRoutes,
  ...remoteFailureRoutes,
  ...renderingRoutes,
  ...revisionRoutes,
  ...roadmapRoutes,
  ...savedUnitRoutes,
  ...searchRoutes,
  ...secondFactorRoutes,
  ...telemetryRoutes,
};
