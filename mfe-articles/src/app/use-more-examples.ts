import type { DsaCase, DsaProblem } from '@site/shared/contracts';
import { inLanguage } from '../features/solution/language/solvable.ts';
import { useLanguage } from '../features/solution/language/use-language.ts';

/** Two cases that are shown beside the example, which is the first of them, in the language of the page. */
export function useMoreExamples(problem: DsaProblem): DsaCase[] {
  const [language] = useLanguage();
  const { cases } = inLanguage(problem, language);
  return cases.filter(({ hidden }) => !hidden).slice(1, 3);
}
