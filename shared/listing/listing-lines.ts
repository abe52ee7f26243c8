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
  const lines = codeHtml.split(LINE).slice(1).map(tokensOf);
  const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n');
  return text.trimEnd() === code.trimEnd() ? lines : plainLines(code);
}

const LINE = '<span class="line">';
const END = '</span>';

/** A highlighted token, or what stands between two. */
const PARTS = /<span class="([^"<>]*)">([^<>]*)<\/span>|([^<>]+)/g;

const tokensOf = (line: string): Token[] =>
  [...line.slice(0, line.lastIndexOf(END)).matchAll(PARTS)]
    .map(([, kind, token, between = '']) => ({ text: unescaped(token ?? between), kind }))
    .filter(({ text }) => text !== '');

const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const unescaped = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => signs[name] ?? name);
