import { FORMULA_CLASS } from './article-formula.ts';

/** A formula or a callout, as `marked` passes it on. */
interface Token {
  type: string;
  raw: string;
  text: string;
  tokens?: Token[];
}

interface Parser {
  parser: { parse: (tokens: Token[]) => string };
}

interface Lexer {
  lexer: { blockTokens: (markdown: string, tokens: Token[]) => Token[] };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A formula in a line, written $`x^2`$. One that stands by itself is a block of code in the language `math`. */
const formula = {
  name: 'formula',
  level: 'inline' as const,
  start: (markdown: string) => markdown.indexOf('$`'),
  tokenizer(markdown: string): Token | undefined {
    const end = markdown.indexOf('`$', 2);
    if (!markdown.startsWith('$`') || end < 3) return undefined;
    return { type: 'formula', raw: markdown.slice(0, end + 2), text: markdown.slice(2, end) };
  },
  renderer: ({ text }: Token) => `<code class="${FORMULA_CLASS}">${escaped(text)}</code>`,
};

/** GitHub has five kinds of callouts. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
};
const FIRST_LINE = /^> ?\[!([a-z]+)\] *$/i;

const callout = {
  name: 'callout',
  level: 'block' as const,
  start: (markdown: string) => markdown.indexOf('> [!'),
  tokenizer(this: unknown, markdown: string): Token | undefined {
    const [first = '', ...rest] = markdown.split('\n');
    const kind = kinds[FIRST_LINE.exec(first)?.[1]?.toLowerCase() ?? ''];
    if (kind === undefined) return undefined;
    const end = rest.findIndex((line) => !line.startsWith('>'));
    const lines = end < 0 ? rest : rest.slice(0, end);
    const body = lines.map((line) => line.slice(line.startsWith('> ') ? 2 : 1)).join('\n');
    const tokens = (this as Lexer).lexer.blockTokens(body, []);
    return { type: 'callout', raw: [first, ...lines].join('\n'), text: kind, tokens };
  },
  renderer(this: unknown, { text, tokens = [] }: Token) {
    const body = (this as Parser).parser.parse(tokens);
    return `<aside class="callout-${text}">${body}</aside>\n`;
  },
};

/** What Markdown of articles has beside the tables of GitHub's, for `new Marked(…)`: its formulas and callouts. */
export const articleMarkdown = { gfm: true, extensions: [formula, callout] };
