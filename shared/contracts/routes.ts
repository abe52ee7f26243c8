import { adminReleaseRoutes } from './admin-releases.ts';
import { announcementRoutes } from './announcements.ts';
import { articleRoutes } from './article-routes.ts';
import { callbackRoutes } from './callbacks.ts';
import { collegeRoutes } from './colleges.ts';
import { commentRoutes } from './comments.ts';
import { dataExportRoutes } from './data-export.ts';
import { dsaProblemRoutes } from './dsa-problems.ts';
import { healthRoutes } from './health.ts';
import { homeRoutes } from './home.ts';
import { interviewMarksRoutes } from './interview-marks.ts';
import { materialRoutes } from './materials.ts';
import { mergeRoutes } from './merge.ts';
import { mockAttemptRoutes } from './mock-attempts.ts';
import { mockTestRoutes } from './mock-tests.ts';
import { notificationRoutes } from './notifications.ts';
import { ownWorkRoutes } from './own-work.ts';
import { planRoutes } from './plan.ts';
import { postRoutes } from './posts.ts';
import { avatarRoutes } from './profile.ts';
import { progressRoutes } from './progress.ts';
import { progressImportRoutes } from './progress-import.ts';
import { profileRoutes } from './public-profiles.ts';
import { quizAnswerRoutes } from './quiz-answers.ts';
import { releaseHealthRoutes } from './release-health.ts';
import { releaseRoutes } from './release-routes.ts';
import { remoteFailureRoutes } from './remote-failure.ts';
import { renderingRoutes } from './rendering-status.ts';
import { revisionRoutes } from './revision.ts';
import { roadmapRoutes } from './roadmaps.ts';
import { savedUnitRoutes } from './saved-units.ts';
import { searchRoutes } from './search.ts';
import { telemetryRoutes } from './telemetry.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...adminReleaseRoutes,
  ...announcementRoutes,
  ...articleRoutes,
  ...avatarRoutes,
  ...callbackRoutes,
  ...collegeRoutes,
  ...commentRoutes,
  ...dataExportRoutes,
  ...dsaProblemRoutes,
  ...healthRoutes,
  ...homeRoutes,
  ...interviewMarksRoutes,
  ...materialRoutes,
  ...mergeRoutes,
  ...mockAttemptRoutes,
  ...mockTestRoutes,
  ...notificationRoutes,
  ...ownWorkRoutes,
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
  ...telemetryRoutes,
};
