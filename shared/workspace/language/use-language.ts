import type { DsaProblem } from '@site/shared/contracts/practice';
import { inLanguage, type ListingLanguage } from './solvable.ts';
import { createStoredChoice } from './stored-choice.ts';

/** The language in which a person solves problems on this device. */
export const useLanguage = createStoredChoice('dsa-language', ['python', 'javascript', 'cpp']);

const useReadLanguage = createStoredChoice('dsa-listing', ['none', 'java']);

/**
 * The language in which our solution is read. What runs here is the language of the whole page. Java is a choice beside
 * it, which leaves one's own program and the other approaches in the language that they have.
 */
export function useListingLanguage(
  problem: DsaProblem,
): [ListingLanguage, (language: ListingLanguage) => void] {
  const [language, chooseLanguage] = useLanguage();
  const [read, chooseRead] = useReadLanguage();
  const choose = (chosen: ListingLanguage) => {
    chooseRead(chosen === 'java' ? chosen : 'none');
    if (chosen !== 'java') chooseLanguage(chosen);
  };
  const isRead = read !== 'none' && problem.compiled !== undefined;
  return [isRead ? read : inLanguage(problem, language).language, choose];
}
