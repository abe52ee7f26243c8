import type { LRLanguage } from '@codemirror/language';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import type { Token } from '@site/shared/listing';

/** Makes the lines of a draft, with the same token classes as in the listing, which the API highlights. */
export const draftLinesOf =
  (language: LRLanguage) =>
  (code: string): Token[][] => {
    const text = code.replace(/\n$/, '');
    const lines: Token[][] = [[]];
    const put = (part: string, kind: string) => lines.at(-1)?.push({ text: part, kind });
    const tree = language.parser.parse(text);
    highlightCode(text, tree, classHighlighter, put, () => lines.push([]));
    return lines;
  };
