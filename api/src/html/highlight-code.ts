import { PostgreSQL } from '@codemirror/lang-sql';
import { StreamLanguage } from '@codemirror/language';
import { csharp, kotlin } from '@codemirror/legacy-modes/mode/clike';
import { go } from '@codemirror/legacy-modes/mode/go';
import { rust } from '@codemirror/legacy-modes/mode/rust';
import { parser as cpp } from '@lezer/cpp';
import { classHighlighter, highlightCode as walk } from '@lezer/highlight';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import { escapeHtml } from './escape-html.ts';

/** Other languages are escaped and left plain. */
const typescript = javascript.configure({ dialect: 'ts' });
const parsers = new Map([
  ['python', python],
  ['py', python],
  ['javascript', javascript],
  ['js', javascript],
  ['typescript', typescript],
  ['ts', typescript],
  ['java', java],
  ['c', cpp],
  ['cpp', cpp],
  ['sql', PostgreSQL.language.parser],
  ['csharp', StreamLanguage.define(csharp).parser],
  ['kotlin', StreamLanguage.define(kotlin).parser],
  ['go', StreamLanguage.define(go).parser],
  ['rust', StreamLanguage.define(rust).parser],
]);

/** The lines of a code as escaped HTML: tokens in spans of classes tok-*, no other markup. */
export function highlightedLines(code: string, language: string): string[] {
  const text = code.replace(/\n$/, '');
  const tree = parsers.get(language)?.parse(text);
  if (!tree) return text.split('\n').map(escapeHtml);
  const lines = [''];
  const put = (part: string, classes: string) => {
    const html = escapeHtml(part);
    lines.push((lines.pop() ?? '') + (classes ? `<span class="${classes}">${html}</span>` : html));
  };
  walk(text, tree, classHighlighter, put, () => lines.push(''));
  return lines;
}

/** The lines joined, each in a span.line. */
export const highlightCode = (code: string, language: string): string =>
  highlightedLines(code, language)
    .map((line) => `<span class="line">${line}</span>`)
    .join('');
