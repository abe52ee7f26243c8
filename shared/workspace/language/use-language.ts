import type { DsaProblem } from '@site/shared/contracts/practice';
import { inLanguage, type ListingLanguage, solutionLanguages } from './solvable.ts';
import { createStoredChoice } from './stored-choice.ts';

/** The language in which a person solves problems on this device. */
export const useLanguage = createStoredChoice('dsa-language', ['python', 'javascript', 'cpp']);

const useReadLanguage = createStoredChoice('dsa-listing', ['none', 'java', 'cpp']);

/** The languages in which our solution can only be read here: Java, and C++ if its cases aren't in JavaScript. */
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
): [ListingLanguage, (language: ListingLanguage) => void] {
  const [language, chooseLanguage] = useLanguage();
  const [read, chooseRead] = useReadLanguage();
  const readOnly = readOnlyLanguages(problem);
  const choose = (chosen: ListingLanguage) => {
    const readable = readOnly.find((one) => one === chosen);
    const runnable = solutionLanguages.find((one) => one === chosen);
    chooseRead(readable ?? 'none');
    if (!readable && runnable) chooseLanguage(runnable);
  };
  const isRead = read !== 'none' && readOnly.includes(read);
  return [isRead ? read : inLanguage(problem, language).language, choose];
}
