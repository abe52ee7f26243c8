import { pythonLanguage } from '@codemirror/lang-python';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import type { Token } from '../listing-lines.ts';

/** The lines of a draft, with the same token classes as in the listing, which the API highlights. */
export function draftLines(code: string): Token[][] {
  const text = code.replace(/\n$/, '');
  const lines: Token[][] = [[]];
  const put = (part: string, kind: string) => lines.at(-1)?.push({ text: part, kind });
  const tree = pythonLanguage.parser.parse(text);
  highlightCode(text, tree, classHighlighter, put, () => lines.push([]));
  return lines;
}
