/** A part of a line; `kind` is the class of a highlighted token, such as tok-keyword. */
export interface Token {
  text: string;
  kind?: string;
}

export type Line = readonly Token[];

/** A listing without highlighting. */
export const plainLines = (code: string): Line[] =>
  code
    .replace(/\n$/, '')
    .split('\n')
    .map((text) => [{ text }]);

/**
 * The listing's highlighted lines (`codeHtml` in the contract) as data: only the texts and token classes
 * are used, so no other markup can reach the page. If the text differs from `code`, the listing is shown
 * without highlighting.
 */
export function highlightedLines(codeHtml: string, code: string): Line[] {
  const { body } = new DOMParser().parseFromString(codeHtml, 'text/html');
  const lines = [...body.querySelectorAll('span.line')].map(tokensOf);
  const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n');
  return text.trimEnd() === code.trimEnd() ? lines : plainLines(code);
}

const tokensOf = (line: Element): Token[] =>
  [...line.childNodes]
    .map((node) => ({
      text: (node.textContent ?? '').replace(/\n$/, ''),
      kind: node instanceof Element ? node.className : undefined,
    }))
    .filter(({ text }) => text !== '');
