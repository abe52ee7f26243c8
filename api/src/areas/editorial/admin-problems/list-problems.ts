import type {
  AdminDsaProblem,
  AdminDsaProblemList,
  AdminDsaProblemsQuery,
} from '@site/shared/contracts';
import { positionOfCategory } from '../../../content/index.ts';
import { adminProblem, contentOf, type ManagedProblem } from './managed-problem.ts';

/** What matches a query, in the order in which readers meet it. */
export function listOf(
  all: ManagedProblem[],
  { q = '', category, difficulty, status }: AdminDsaProblemsQuery,
): AdminDsaProblemList {
  const words = q.trim().toLowerCase();
  const items = all
    .map((managed) => ({ managed, problem: contentOf(managed).problem }))
    .toSorted(
      ({ problem: one }, { problem: other }) =>
        positionOfCategory(one.category) - positionOfCategory(other.category) ||
        one.sequence_number - other.sequence_number,
    )
    .map(({ managed }) => adminProblem(managed))
    .filter(
      (one) =>
        (!category || one.category === category) &&
        (!difficulty || one.difficulty === difficulty) &&
        (!status || hasStatus[status](one)) &&
        [one.title, one.id, one.unit_id].some((text) => text.toLowerCase().includes(words)),
    );
  return { items };
}

const hasStatus: Record<
  NonNullable<AdminDsaProblemsQuery['status']>,
  (problem: AdminDsaProblem) => boolean
> = {
  published: ({ published }) => published,
  draft: ({ draft }) => draft,
  unproved: ({ draft, proved }) => draft && !proved,
  retired: ({ retired }) => retired,
};
