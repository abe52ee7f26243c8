import type { SolutionLanguage } from '@site/shared/contracts';

/** A problem as it's solved in one language. */
export interface InLanguage {
  problemId: string;
  language: SolutionLanguage;
}

/** The name that a device keeps a person's own things of a problem by. In Python it's the problem's id alone. */
export const problemName = ({ problemId, language }: InLanguage) =>
  language === 'python' ? problemId : `${problemId}:${language}`;
