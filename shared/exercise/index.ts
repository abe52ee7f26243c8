/** The page of an exercise, of whichever kind. Each remote that has some bundles it. */
export { CompleteButton } from './complete-button.tsx';
export { ExerciseEnd } from './exercise-end.tsx';
export { ExercisePage } from './exercise-page.tsx';
export { ExerciseRevision } from './exercise-revision.tsx';
export { MissingExercise } from './missing-exercise.tsx';
export { SolvedOffer } from './solved-offer.tsx';
export { useSolved } from './use-solved.ts';
