import { readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** The page with which a guide begins, up to its next chapter. */
export function firstPageOf(guide) {
  const text = readFileSync(projectPath(guide), 'utf8');
  const [, page] = text.split(/^## .*$/m);
  if (!text.includes('\n## Start here\n') || !page) throw new Error(`${guide} has no first page.`);
  return page;
}

/**
 * What a page has people type, line by line.
 * @returns {string[]}
 */
export const typedOn = (page) =>
  [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, lines]) => lines.trim().split('\n'));
