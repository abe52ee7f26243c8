import {
  type DsaProblem,
  type JavaScriptTask,
  problemOfUnit,
  type SolutionLanguage,
  unitOf,
} from '@site/shared/contracts';
import { problemName } from '@site/shared/device';

type Listings = 'starter' | 'starterHtml' | 'code' | 'codeHtml' | 'support' | 'supportHtml';

/** A problem as it's solved in one language: starter, listing, cases and what runs before them are of that language. */
export interface Solvable extends Pick<DsaProblem, 'id' | 'title' | 'cases' | 'growth' | Listings> {
  language: SolutionLanguage;
  /** What its times are compared with. */
  complexity?: DsaProblem['complexity'];
}

/** Python if there's nothing else. What times programs is for Python alone. */
export function inLanguage(problem: DsaProblem, wanted: SolutionLanguage): Solvable {
  const { javascript, growth, ...rest } = problem;
  if (wanted === 'javascript' && javascript) {
    return { ...rest, ...javascript, language: 'javascript' };
  }
  return { ...rest, ...(growth && { growth }), language: 'python' };
}

/** The task of a unit. */
export const solvableTask = ({ unitId, kind: language, ...task }: JavaScriptTask): Solvable => ({
  ...task,
  id: problemOfUnit(unitId),
  language,
  support: '',
  supportHtml: '',
});

export const isOfUnit = (problemId: string) => unitOf(problemId) !== null;

export const solutionLanguages: readonly SolutionLanguage[] = ['python', 'javascript'];

/** A language in which our solution can be read, but not run. */
export type CompiledLanguage = keyof NonNullable<DsaProblem['compiled']>;
export type ListingLanguage = SolutionLanguage | CompiledLanguage;

export const compiledLanguages: readonly CompiledLanguage[] = ['java', 'cpp'];

/** The name that a device keeps a person's own things of a problem by. */
export const keptAs = ({ id, language }: Pick<Solvable, 'id' | 'language'>) =>
  isOfUnit(id) ? id : problemName({ problemId: id, language });

export const languageNames: Record<ListingLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  java: 'Java',
  cpp: 'C++',
};

export const fileEndings: Record<ListingLanguage, string> = {
  python: 'py',
  javascript: 'js',
  java: 'java',
  cpp: 'cpp',
};
