import { announcementRoutes } from './announcements.ts';
import { articleRoutes } from './article-routes.ts';
import { collegeRoutes } from './colleges.ts';
import { commentRoutes } from './comments.ts';
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
import { progressRoutes } from './progress.ts';
import { quizAnswerRoutes } from './quiz-answers.ts';
import { remoteFailureRoutes } from './remote-failure.ts';
import { revisionRoutes } from './revision.ts';
import { roadmapRoutes } from './roadmaps.ts';
import { savedUnitRoutes } from './saved-units.ts';
import { searchRoutes } from './search.ts';
import { telemetryRoutes } from './telemetry.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = {
  ...announcementRoutes,
  ...articleRoutes,
  ...collegeRoutes,
  ...commentRoutes,
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
  ...progressRoutes,
  ...quizAnswerRoutes,
  ...remoteFailureRoutes,
  ...revisionRoutes,
  ...roadmapRoutes,
  ...savedUnitRoutes,
  ...searchRoutes,
  ...telemetryRoutes,
};
