import type { ProblemContent } from '../../../database/stored-problem.ts';
import type { ManagedProblem } from './managed-problem.ts';

/** The next number in a category, after everything that readers see there. */
export const nextNumber = (category: string, others: ManagedProblem[]): number =>
  Math.max(
    0,
    ...others.flatMap(({ published }) =>
      published?.content.problem.category === category
        ? [published.content.problem.sequence_number]
        : [],
    ),
  ) + 10;

/** Whether something else that readers see has the same position in the category. */
const isPositionTaken = ({ problem }: ProblemContent, others: ManagedProblem[]): boolean =>
  others.some(
    ({ published }) =>
      published &&
      !published.row.retired &&
      published.content.problem.category === problem.category &&
      published.content.problem.sequence_number === problem.sequence_number,
  );

/** In its own position, or last if something else is there. */
export const placed = (content: ProblemContent, others: ManagedProblem[]): ProblemContent => {
  if (!isPositionTaken(content, others)) return content;
  const sequence_number = nextNumber(content.problem.category, others);
  return { ...content, problem: { ...content.problem, sequence_number } };
};
