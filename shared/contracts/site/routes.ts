import { adminArticleRoutes } from '../editorial/admin-articles.ts';
import { adminCompanyRoutes } from '../editorial/admin-companies.ts';
import { adminProblemRoutes } from '../editorial/admin-problems.ts';
import { adminReportRoutes } from '../editorial/admin-reports.ts';
import { adminRoadmapRoutes } from '../editorial/admin-roadmaps.ts';
import { analyticsRoutes } from '../editorial/analytics.ts';
import { adminAnnouncementRoutes, announcementRoutes } from '../editorial/announcements.ts';
import { articleCategoryRoutes } from '../editorial/article-categories.ts';
import { articleImageRoutes } from '../editorial/article-images.ts';
import { articleOverviewRoutes } from '../editorial/article-overview.ts';
import { articleReviewRoutes } from '../editorial/article-review-routes.ts';
import { articleRoutes } from '../editorial/article-routes.ts';
import { articleVersionRoutes } from '../editorial/article-versions.ts';
import { authorRoutes } from '../editorial/authors.ts';
import { commentRoutes } from '../editorial/comments.ts';
import { contentImportRoutes } from '../editorial/content-import.ts';
import { contentItemRoutes } from '../editorial/content-items.ts';
import { moderationRoutes } from '../editorial/moderation.ts';
import { notificationRoutes } from '../editorial/notifications.ts';
import { postRoutes } from '../editorial/posts.ts';
import { scheduledChangeRoutes } from '../editorial/scheduled-change-routes.ts';
import { accountDeletionRoutes } from '../identity/account-deletion.ts';
import { authRoutes } from '../identity/accounts.ts';
import { adminCallbackRoutes } from '../identity/admin-callbacks.ts';
import { invitationRoutes } from '../identity/admin-invitations.ts';
import { adminSessionRoutes, demonstrationRoutes } from '../identity/admin-sessions.ts';
import { administratorRoutes, adminPasswordRoutes } from '../identity/administrators.ts';
import { callbackRoutes } from '../identity/callbacks.ts';
import { collegeRoutes } from '../identity/colleges.ts';
import { dataExportRoutes } from '../identity/data-export.ts';
import { oauthRoutes } from '../identity/oauth.ts';
import { peopleRoutes } from '../identity/people.ts';
import { avatarRoutes } from '../identity/profile.ts';
import { profileRoutes } from '../identity/public-profiles.ts';
import { secondFactorRoutes } from '../identity/second-factor.ts';
import { activityRoutes } from '../practice/activity.ts';
import { companyRoutes } from '../practice/companies.ts';
import { companyReportRoutes } from '../practice/company-reports.ts';
import { dsaProblemRoutes } from '../practice/dsa-problems.ts';
import { exerciseRoutes } from '../practice/exercises.ts';
import { homeRoutes } from '../practice/home.ts';
import { interviewMarksRoutes } from '../practice/interview-marks.ts';
import { mergeRoutes } from '../practice/merge.ts';
import { mockAttemptRoutes } from '../practice/mock-attempts.ts';
import { mockTestRoutes } from '../practice/mock-tests.ts';
import { ownWorkRoutes } from '../practice/own-work.ts';
import { planRoutes } from '../practice/plan.ts';
import { progressRoutes } from '../practice/progress.ts';
import { progressImportRoutes } from '../practice/progress-import.ts';
import { quizAnswerRoutes } from '../practice/quiz-answers.ts';
import { revisionRoutes } from '../practice/revision.ts';
import { roadmapRoutes } from '../practice/roadmaps.ts';
import { savedUnitRoutes } from '../practice/saved-units.ts';
import { adminReleaseRoutes } from '../releases/admin-releases.ts';
import { releaseHealthRoutes } from '../releases/release-health.ts';
import { releaseRoutes } from '../releases/release-routes.ts';
import { remoteFailureRoutes, telemetryRoutes } from '../releases/telemetry.ts';
import { healthRoutes } from './health.ts';
import { jobRoutes } from './jobs.ts';
import { renderingRoutes } from './rendering-status.ts';
import { searchRoutes } from './search.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...accountDeletionRoutes,
  ...activityRoutes,
  ...adminAnnouncementRoutes,
  ...adminArticleRoutes,
  ...authorRoutes,
  ...adminCallbackRoutes,
  ...adminCompanyRoutes,
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
  ...articleReviewRoutes,
  ...articleRoutes,
  ...articleVersionRoutes,
  ...authRoutes,
  ...avatarRoutes,
  ...callbackRoutes,
  ...collegeRoutes,
  ...commentRoutes,
  ...companyReportRoutes,
  ...companyRoutes,
  ...contentImportRoutes,
  ...contentItemRoutes,
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
  ...scheduledChangeRoutes,
  ...searchRoutes,
  ...secondFactorRoutes,
  ...telemetryRoutes,
};
