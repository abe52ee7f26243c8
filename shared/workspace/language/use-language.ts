import type { DsaProblem } from '@site/shared/contracts/practice';
import { inLanguage, type ProgramLanguage } from './solvable.ts';
import { createStoredChoice } from './stored-choice.ts';

/** The language in which a person writes programs on this device. */
export const useLanguage = createStoredChoice('dsa-language', [
  'python',
  'javascript',
  'cpp',
  'java',
]);

const useReadLanguage = createStoredChoice('dsa-listing', ['none', 'java', 'cpp']);

/** The languages in which our solution doesn't run here: Java, and C++ if its cases aren't in JavaScript. */
export const readOnlyLanguages = (problem: DsaProblem): ('java' | 'cpp')[] => {
  const { languages } = inLanguage(problem, 'python');
  return problem.compiled ? [...(languages.includes('cpp') ? [] : ['cpp' as const]), 'java'] : [];
};

/**
 * The language in which our solution is read. What runs here is the language of the whole page. One that can only be
 * read is a choice beside it, which leaves one's own program and the other approaches in the language that they have.
 */
export function useListingLanguage(
  problem: DsaProblem,
): [ProgramLanguage, (language: ProgramLanguage) => void] {
  const [language, chooseLanguage] = useLanguage();
  const [read, chooseRead] = useReadLanguage();
  const readOnly = readOnlyLanguages(problem);
  const readable = (chosen: string) => readOnly.find((one) => one === chosen);
  const choose = (chosen: ProgramLanguage) => {
    chooseRead(readable(chosen) ?? 'none');
    if (!readable(chosen)) chooseLanguage(chosen);
  };
  return [readable(read) ?? readable(language) ?? inLanguage(problem, language).language, choose];
}
