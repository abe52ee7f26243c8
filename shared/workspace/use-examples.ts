import type { DsaProblem } from '@site/shared/contracts/practice';
import { inJavaScript } from './language/in-javascript.ts';
import { inLanguage } from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';

export interface Example {
  /** What it shows; the first has none. */
  name?: string;
  input: string;
  output: string;
}

/** The example and two cases beside it, which has the first of them, in the language of the page. */
export function useExamples(problem: DsaProblem): Example[] {
  const [chosen] = useLanguage();
  // Values in Java are written more like those in JavaScript.
  const { cases, language } = inLanguage(problem, chosen === 'java' ? 'javascript' : chosen);
  const { input, output } = problem.example;
  const first =
    language !== 'python'
      ? { input: inJavaScript(input), output: inJavaScript(output) }
      : { input, output };
  const more = cases.filter(({ hidden }) => !hidden).slice(1, 3);
  return [first, ...more.map(({ expected, ...shown }) => ({ ...shown, output: expected }))];
}
