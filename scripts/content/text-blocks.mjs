import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = /^```(?<language>[a-z]+)(?<mark> [a-z-]+)?\n(?<code>.*?)^```$/gms;

/**
 * The code blocks of a text in Markdown: of a unit, or of an article, which has a folder.
 * @param {string} folder
 * @param {string} slug
 * @returns {{ language: string, mark: string, code: string, line: number }[]} `mark` is what follows the language
 */
export function blocksOf(folder, slug) {
  const path = join(folder, slug);
  const body = readFileSync(
    existsSync(`${path}.md`) ? `${path}.md` : join(path, 'body.md'),
    'utf8',
  );
  return [...body.matchAll(BLOCK)].map(({ index, groups: { language, mark = '', code } }) => ({
    language,
    mark: mark.trim(),
    code,
    line: body.slice(0, index).split('\n').length,
  }));
}

/** @returns what is wrong with a block that says what it prints; null if it printed that, or says nothing */
export const differenceOf = (said, printed) =>
  said && said !== printed ? `says it prints ${said}, and prints ${printed || 'nothing'}` : null;
