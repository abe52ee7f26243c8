import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { registerModules } from '../../routing/register-modules.ts';
import { activityModule } from './activity/activity.routes.ts';
import { attemptsModule } from './attempts/attempts.routes.ts';
import { companiesModule } from './companies/companies.routes.ts';
import { companyReportsModule } from './company-reports/company-reports.routes.ts';
import { dsaProblemsModule } from './dsa-problems/dsa-problems.routes.ts';
import { createDsaProblems } from './dsa-problems/dsa-problems.service.ts';
import { exercisesModule } from './exercises/exercises.routes.ts';
import { createExercises } from './exercises/exercises.service.ts';
import { homeModule } from './home/home.routes.ts';
import { interviewMarksModule } from './interview-marks/interview-marks.routes.ts';
import { mergeModule } from './merge/merge.routes.ts';
import { mockAttemptsModule } from './mock-attempts/mock-attempts.routes.ts';
import { mockTestsModule } from './mock-tests/mock-tests.routes.ts';
import { createMockTests } from './mock-tests/mock-tests.service.ts';
import { planModule } from './plan/plan.routes.ts';
import { progressModule } from './progress/progress.routes.ts';
import { progressImportModule } from './progress-import/progress-import.routes.ts';
import { quizAnswersModule } from './quiz-answers/quiz-answers.routes.ts';
import { revisionModule } from './revision/revision.routes.ts';
import { roadmapsModule } from './roadmaps/roadmaps.routes.ts';
import { createRoadmaps } from './roadmaps/roadmaps.service.ts';
import { savedUnitsModule } from './saved-units/saved-units.routes.ts';

/** What there is to practise, as learners read it. */
export const createPractice = (database: Database) => ({
  roadmaps: createRoadmaps(database),
  dsaProblems: createDsaProblems(database),
  mockTests: createMockTests(database),
});

type Practice = ReturnType<typeof createPractice>;

/** The calls of learners: what there is to practise, and what each of them has done with it. */
export const practiceRoutes =
  (context: Context, { roadmaps, dsaProblems, mockTests }: Practice): FastifyPluginAsync =>
  (app) =>
    registerModules(app, {
      roadmaps: roadmapsModule(roadmaps),
      companies: companiesModule(roadmaps),
      companyReports: companyReportsModule(context),
      exercises: exercisesModule(createExercises(context.database, dsaProblems)),
      dsaProblems: dsaProblemsModule(dsaProblems),
      attempts: attemptsModule(context),
      quizAnswers: quizAnswersModule(context),
      progress: progressModule(context),
      progressImport: progressImportModule(context),
      revision: revisionModule(context, roadmaps.unitPages),
      plan: planModule(context, roadmaps.unitPages),
      mockTests: mockTestsModule(mockTests),
      mockAttempts: mockAttemptsModule(context, mockTests),
      interviewMarks: interviewMarksModule(context),
      merge: mergeModule(context),
      activity: activityModule(context),
      home: homeModule(context, roadmaps.unitPages),
      savedUnits: savedUnitsModule(context),
    });
