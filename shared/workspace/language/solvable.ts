import type {
  CppSignature,
  DsaProblem,
  JavaScriptTask,
  SolutionLanguage,
} from '@site/shared/contracts/practice';
import type { Place } from '@site/shared/device';

type Listings = 'code' | 'codeHtml' | 'support' | 'supportHtml';

/** An exercise as a program for it is written in one language, whether or not that runs here. It's found by its unit. */
export interface Writable extends Pick<DsaProblem, 'unitId' | 'title' | 'starter' | 'starterHtml'> {
  language: ProgramLanguage;
  /** All those in which it can be written. */
  languages: readonly ProgramLanguage[];
}

/** An exercise as it's solved in one language: starter, listing, cases and what runs before them are of that language. */
export interface Solvable extends Writable, Pick<DsaProblem, 'cases' | 'growth' | Listings> {
  language: SolutionLanguage;
  /** All those in which it can be solved. */
  languages: readonly SolutionLanguage[];
  /** What its times are compared with. */
  complexity?: DsaProblem['complexity'];
  /** In C++, `support` is the structure of nodes, and the cases are JavaScript with this beside them. */
  cpp?: { signature: CppSignature; caseSupport: string };
}

/** Python if there's nothing else. What times programs is for Python alone. */
export function inLanguage(problem: DsaProblem, language: ProgramLanguage): Solvable {
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

/** In Java; null if there is no starter. */
export function inJava(problem: DsaProblem): Writable | null {
  const { unitId, title, compiled } = problem;
  if (!compiled) return null;
  const { starter, starterHtml } = compiled.java;
  const languages = [...inLanguage(problem, 'python').languages, 'java'] as const;
  return { unitId, title, starter, starterHtml, language: 'java', languages };
}

/** The task of a unit. */
export const solvableTask = ({ kind: language, ...task }: JavaScriptTask): Solvable => ({
  ...task,
  language,
  languages: [language],
  support: '',
  supportHtml: '',
});

const solutionLanguages: readonly SolutionLanguage[] = ['python', 'javascript', 'cpp'];

/** Programs are written in Java as well, which browsers can't compile. */
export type ProgramLanguage = SolutionLanguage | 'java';

/** The title in lists for what a person makes of it in this language, on the page that is open. */
export const placeOf = ({ title, language, languages }: Writable): Place => ({
  title: language === languages[0] ? title : `${title} (${languageNames[language]})`,
  path: window.location.pathname,
});

export const languageNames: Record<ProgramLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  java: 'Java',
  cpp: 'C++',
};

export const fileEndings: Record<ProgramLanguage, string> = {
  python: 'py',
  javascript: 'js',
  java: 'java',
  cpp: 'cpp',
};
