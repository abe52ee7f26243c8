import { plainLine } from '@site/shared/contracts/composition';
import type { Exercise } from '@site/shared/contracts/practice';

/** A description of an exercise for search engines. */
export function describeExercise(exercise: Exercise): string {
  switch (exercise.kind) {
    case 'dsa':
    case 'sql':
    case 'javascript':
      return plainLine(`${exercise.title}. ${exercise.description}`);
    case 'quiz':
      return plainLine(exercise.questions.map(({ question }) => question).join(' '));
    case 'text':
      return plainLine(exercise.description);
  }
}
