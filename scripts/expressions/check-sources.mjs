import { judgeExpression } from './judge-expression.mjs';
import { readExpressions } from './read-expressions.mjs';

/** Tests choose their texts themselves. */
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * Checks every regular expression in sources.
 * @param {Record<string, string>} sources what is in each file
 * @returns {{ expressions: number, violations: { file: string, line: number, pattern: string | null,
 *   flags: string, violation: string }[] }}
 */
export function checkSources(sources) {
  const found = Object.entries(sources)
    .filter(([file]) => !TEST.test(file))
    .flatMap(([file, source]) =>
      readExpressions(file, source).map((expression) => ({ file, ...expression })),
    );
  const judged = found.map((expression) => ({
    ...expression,
    violation: judgeExpression(expression),
  }));
  return {
    expressions: found.length,
    violations: judged.filter(({ violation }) => violation !== null),
  };
}
