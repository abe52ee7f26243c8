import type {
  CppSignature,
  DsaProblem,
  JavaScriptTask,
  SolutionLanguage,
} from '@site/shared/contracts/practice';
import type { Place } from '@site/shared/device';

type Listings = 'starter' | 'starterHtml' | 'code' | 'codeHtml' | 'support' | 'supportHtml';

/**
 * An exercise as it's solved in one language: starter, listing, cases and what runs before them are of that language.
 * It's found by its unit.
 */
export interface Solvable
  extends Pick<DsaProblem, 'unitId' | 'title' | 'cases' | 'growth' | Listings> {
  language: SolutionLanguage;
  /** All those in which it can be solved. */
  languages: readonly SolutionLanguage[];
  /** What its times are compared with. */
  complexity?: DsaProblem['complexity'];
  /** In C++, `support` is the structure of nodes, and the cases are JavaScript with this beside them. */
  cpp?: { signature: CppSignature; caseSupport: string };
}

/** Python if there's nothing else. What times programs is for Python alone. */
export function inLanguage(problem: DsaProblem, language: SolutionLanguage): Solvable {
  const { javascript, growth, ...rest } = problem;
  const cpp = javascript && problem.compiled?.cpp;
  const languages = solutionLanguages.filter(
    (one) => one === 'python' || (one === 'javascript' ? javascript : cpp),
  );
  if (language === 'cpp' && cpp) {
    const { signature, ...listings } = cpp;
    const { cases, support: caseSupport } = javascript;
    return {
      ...{ ...rest, ...listings, cases, language: 'cpp', languages },
      cpp: { signature, caseSupport },
    };
  }
  if (language === 'javascript' && javascript) {
    return { ...rest, ...javascript, language: 'javascript', languages };
  }
  return { ...rest, ...(growth && { growth }), language: 'python', languages };
}

/** The task of a unit. */
export const solvableTask = ({ kind: language, ...task }: JavaScriptTask): Solvable => ({
  ...task,
  language,
  languages: [language],
  support: '',
  supportHtml: '',
});

export const solutionLanguages: readonly SolutionLanguage[] = ['python', 'javascript', 'cpp'];

/** Our solution can be read in Java as well, which browsers can't compile. */
export type ListingLanguage = SolutionLanguage | 'java';

/** The title in lists for what a person makes of it in this language, on the page that is open. */
export const placeOf = ({ title, language, languages }: Solvable): Place => ({
  title: language === languages[0] ? title : `${title} (${languageNames[language]})`,
  path: window.location.pathname,
});

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
