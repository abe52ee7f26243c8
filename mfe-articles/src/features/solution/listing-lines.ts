/** A piece of a line; `kind` is the class of a highlighted token, such as tok-keyword. */
export interface Token {
  text: string;
  kind?: string;
}

export type Line = readonly Token[];

/** A listing without colours. */
export const plainLines = (code: string): Line[] =>
  code
    .replace(/\n$/, '')
    .split('\n')
    .map((text) => [{ text }]);

/**
 * The listing's highlighted lines (contract `codeHtml`) as data: only texts and the classes of tokens are
 * taken over, so no markup of any other kind can reach the page. Where they do not say the same as `code`,
 * the listing is shown without colours.
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
