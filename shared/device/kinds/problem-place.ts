import { solutionLanguage } from '@site/shared/contracts';
import type { Place, Problems } from '../kind.ts';
import type { InLanguage } from '../problem-names.ts';

/** The problem that a device keeps something of by this name. */
export function problemOf(name: string): InLanguage {
  const [problemId = '', language] = name.split(':');
  return { problemId, language: solutionLanguage.safeParse(language).data ?? 'python' };
}

/** What it's called and where it's solved. */
export function problemPlace(name: string, problems: Problems): Place {
  const { problemId, language } = problemOf(name);
  const problem = problems.get(problemId);
  const title = problem?.title ?? problemId;
  return {
    title: language === 'javascript' ? `${title} (JavaScript)` : title,
    path: `/dsaarticle/${problem?.slug ?? problemId}`,
  };
}
