import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSources } from '../sources/list-sources.mjs';
import { judgeExpression } from './judge-expression.mjs';
import { readExpressions } from './read-expressions.mjs';

/** Tests choose their texts themselves. */
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * Checks every regular expression in the sources of api, shared, shell and mfe-* under a folder.
 * @param {string} root the project, or a tree laid out like it
 * @returns {{ expressions: number, faults: { file: string, line: number, pattern: string | null,
 *   flags: string, fault: string }[] }}
 */
export function checkTree(root) {
  const found = listSources(root)
    .filter((file) => !TEST.test(file))
    .flatMap((file) =>
      readExpressions(file, readFileSync(path.join(root, file), 'utf8')).map((expression) => ({
        file,
        ...expression,
      })),
    );
  const judged = found.map((expression) => ({ ...expression, fault: judgeExpression(expression) }));
  return { expressions: found.length, faults: judged.filter(({ fault }) => fault !== null) };
}
