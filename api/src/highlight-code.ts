import type { Parser } from '@lezer/common';
import { classHighlighter, highlightCode as walk } from '@lezer/highlight';
import { escapeHtml } from './escape-html.ts';

/** Code as escaped HTML: one span.line a line, tokens in spans of classes tok-*, no other markup. */
export function highlightCode(code: string, parser: Parser): string {
  const text = code.replace(/\n$/, '');
  let line = '';
  const lines: string[] = [];
  const endLine = () => {
    lines.push(`<span class="line">${line}</span>`);
    line = '';
  };
  const put = (part: string, classes: string) => {
    const html = escapeHtml(part);
    line += classes ? `<span class="${classes}">${html}</span>` : html;
  };
  walk(text, parser.parse(text), classHighlighter, put, endLine);
  endLine();
  return lines.join('');
}
