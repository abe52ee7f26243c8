import type { DsaProblem } from '@site/shared/contracts/practice';
import { inLanguage, type ListingLanguage } from './solvable.ts';
import { createStoredChoice } from './stored-choice.ts';

/** The language in which a person solves problems on this device. */
export const useLanguage = createStoredChoice('dsa-language', ['python', 'javascript']);

const useCompiledLanguage = createStoredChoice('dsa-listing', ['none', 'java', 'cpp']);

/**
 * The language in which our solution is read. Python and JavaScript are the language of the whole page. Java and C++
 * are a choice beside it, which leaves one's own program and the other approaches in the language that they have.
 */
export function useListingLanguage(
  problem: DsaProblem,
): [ListingLanguage, (language: ListingLanguage) => void] {
  const [language, chooseLanguage] = useLanguage();
  const [compiled, chooseCompiled] = useCompiledLanguage();
  const choose = (chosen: ListingLanguage) => {
    const isForPage = chosen === 'python' || chosen === 'javascript';
    chooseCompiled(isForPage ? 'none' : chosen);
    if (isForPage) chooseLanguage(chosen);
  };
  const isCompiled = compiled !== 'none' && problem.compiled !== undefined;
  return [isCompiled ? compiled : inLanguage(problem, language).language, choose];
}
