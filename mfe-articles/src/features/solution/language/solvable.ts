import type { DsaProblem, SolutionLanguage } from '@site/shared/contracts';

/** A problem as it's solved in one language: starter, listing, cases and what runs before them are of that language. */
export interface Solvable extends Omit<DsaProblem, 'javascript'> {
  language: SolutionLanguage;
}

/** Python if there's nothing else. What times programs is for Python alone. */
export function inLanguage(problem: DsaProblem, wanted: SolutionLanguage): Solvable {
  const { javascript, growth, ...rest } = problem;
  if (wanted === 'javascript' && javascript) {
    return { ...rest, ...javascript, language: 'javascript' };
  }
  return { ...rest, ...(growth && { growth }), language: 'python' };
}

/** The names that a device keeps a person's own things of a problem by. Python's are from before there was another. */
export const keptAs = ({ id, language }: Pick<Solvable, 'id' | 'language'>) =>
  language === 'python' ? id : `${id}:${language}`;

export const languageNames: Record<SolutionLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
};

export const fileNames: Record<SolutionLanguage, string> = {
  python: 'solution.py',
  javascript: 'solution.js',
};
