export { findProgressByRoadmap, findStreak } from './activity/activity.service.ts';
export {
  findSubject,
  findSubjects,
  type Subject,
} from './discussion-subjects/subjects.repository.ts';
export type { DsaProblems } from './dsa-problems/dsa-problems.service.ts';
export { type ProblemFacts, presentProblem } from './dsa-problems/prepared-problems.ts';
export { type ExerciseName, findExerciseNames } from './exercises/exercise-names.ts';
export { dayAfter } from './local-days/local-days.ts';
export { closeOverdue } from './mock-attempts/close-overdue.ts';
export type { MockTests } from './mock-tests/mock-tests.service.ts';
export { createPractice, practiceRoutes } from './practice.ts';
export type { Roadmaps } from './roadmaps/roadmaps.service.ts';
