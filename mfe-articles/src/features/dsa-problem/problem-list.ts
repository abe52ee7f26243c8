import type { DsaProblemSummary } from '@site/shared/contracts/practice';

export interface ProblemGroup {
  category: string;
  problems: DsaProblemSummary[];
}

/** The problems by category, both in their original order. */
export function groupsOf(problems: DsaProblemSummary[]): ProblemGroup[] {
  const groups = new Map<string, DsaProblemSummary[]>();
  for (const problem of problems) {
    groups.set(problem.category, [...(groups.get(problem.category) ?? []), problem]);
  }
  return [...groups].map(([category, members]) => ({ category, problems: members }));
}

/** The problems before and after a problem; null at the ends, or if the problem isn't in the list. */
export function neighboursOf(problems: DsaProblemSummary[], slug: string) {
  const index = problems.findIndex((problem) => problem.slug === slug);
  if (index < 0) return { previous: null, next: null };
  return { previous: neighbour(problems[index - 1]), next: neighbour(problems[index + 1]) };
}

const neighbour = (problem: DsaProblemSummary | undefined) =>
  problem ? { slug: problem.slug, title: problem.title, path: problemPath(problem.slug) } : null;

export const completedCount = (problems: DsaProblemSummary[]): number =>
  problems.filter(({ completed }) => completed).length;

/** The address of a problem's page. */
export const problemPath = (slug: string): string => `/dsaarticle/${slug}`;
