import {
  type DrawnFormula,
  FORMULA_CLASS,
  formulaLimits,
  formulaParts,
} from '@site/shared/contracts/editorial';
import katex, { type KatexOptions } from 'katex';
import sanitizeHtml from 'sanitize-html';
import { inAlphabet } from './math-alphabets.ts';
import { textOf } from './text.ts';

const isRefused = (command: string): never => {
  throw new Error(`${command} isn't allowed`);
};

/** With macros of its own, a short formula could be any size. */
const DEFINITIONS = [
  ...['\\def', '\\gdef', '\\edef', '\\xdef', '\\let', '\\futurelet', '\\global', '\\long'],
  ...['\\newcommand', '\\renewcommand', '\\providecommand'],
];

/** New ones for each formula, since KaTeX writes into its macros. */
const options = (displayMode: boolean): KatexOptions => ({
  displayMode,
  output: 'mathml',
  strict: 'ignore',
  maxExpand: 300,
  macros: Object.fromEntries(DEFINITIONS.map((name) => [name, () => isRefused(name)])),
  // Links, pictures and attributes of HTML have no place in a formula.
  trust: ({ command }) => isRefused(command),
});

/** KaTeX's MathML, with no more than what readers get: not its TeX, nor anything that leads or looks elsewhere. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(formulaParts),
  allowedAttributes: Object.fromEntries(
    Object.entries(formulaParts).map(([name, attributes]) => [name, [...attributes]]),
  ),
  nonTextTags: ['annotation', 'script', 'style', 'textarea', 'option'],
  nestingLimit: 100,
};

/** The formula as browsers draw it, without any style sheet, font or script. @param display whether it stands by itself */
export function drawFormula(tex: string, display: boolean): DrawnFormula {
  if (tex.trim() === '') return { error: 'is empty' };
  if (tex.length > formulaLimits.characters)
    return { error: `has more than ${formulaLimits.characters} characters` };
  try {
    const mathml = sanitizeHtml(katex.renderToString(tex, options(display)), allowed);
    return { html: withSpaces(withAlphabets(mathml)) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

const LETTERS = / mathvariant="([a-z-]+)">([^<]*)/g;

const withAlphabets = (mathml: string): string =>
  mathml.replace(LETTERS, (all, variant: string, text: string) =>
    variant === 'normal' ? all : `>${inAlphabet(text, variant)}`,
  );

/** Between a function such as log and what it's applied to. */
const APPLIED = '<mo>\u2061</mo>';
const SPACE = '<mspace width="0.167em"></mspace>';
/** A function with an index, such as the logarithm of a base. */
const WITH_INDEX =
  /<mrow>(<mi>[A-Za-z]+<\/mi>)<mo>\u2061<\/mo><\/mrow>(<m[in]>[a-z0-9]+<\/m[in]><\/msub>)/g;
/** A function behind a factor: "n log". */
const BEHIND_FACTOR =
  /(<\/m(?:i|n|sup|frac)>)(<mi>[A-Za-z]+<\/mi>|<msub><mi>[A-Za-z]+<\/mi><m[in]>[a-z0-9]+<\/m[in]><\/msub>)$/;

/** TeX has thin spaces around the name of a function, except before a bracket; KaTeX leaves them to browsers, which have none. */
function withSpaces(mathml: string): string {
  const [first = '', ...rest] = mathml.replace(WITH_INDEX, `$1$2${APPLIED}`).split(APPLIED);
  return rest.reduce((done, part) => {
    const spaced = done.replace(BEHIND_FACTOR, `$1${SPACE}$2`);
    return spaced + APPLIED + (part.startsWith('<mo') ? '' : SPACE) + part;
  }, first);
}

function messageOf(error: unknown): string {
  if (error instanceof katex.ParseError) return error.rawMessage;
  // Deeper than its parser can go.
  return error instanceof RangeError || !(error instanceof Error)
    ? 'is too complex'
    : error.message;
}

const BEGINNING = /(<pre>)?<code class="language-math">/;
const END = '</code>';
const END_OF_BLOCK = '</code></pre>';

/** @param replace gets a formula's TeX, whether it stands by itself, and its HTML */
function replaceFormulas(
  html: string,
  replace: (tex: string, display: boolean, source: string) => string,
): string {
  const [before = '', ...pieces] = html.split(BEGINNING);
  let done = before;
  for (let at = 0; at < pieces.length; at += 2) {
    const display = pieces[at] !== undefined;
    const rest = pieces[at + 1] ?? '';
    const end = rest.indexOf(display ? END_OF_BLOCK : END);
    const length = (display ? END_OF_BLOCK : END).length;
    const source = `${pieces[at] ?? ''}<code class="${FORMULA_CLASS}">${rest.slice(0, end + length)}`;
    done += replace(textOf(rest.slice(0, end)), display, source) + rest.slice(end + length);
  }
  return done;
}

/** Draws the formulas of one text; null for those beyond the most there may be. */
function drawer() {
  let [count, characters] = [0, 0];
  return (tex: string, display: boolean): DrawnFormula | null => {
    count += 1;
    characters += tex.length;
    const isTooMuch = count > formulaLimits.count || characters > formulaLimits.total;
    return isTooMuch ? null : drawFormula(tex, display);
  };
}

/** Sanitised HTML with its formulas drawn; one with a mistake stays TeX, and so do those beyond the most there may be. */
export function withFormulas(html: string): string {
  const draw = drawer();
  return replaceFormulas(html, (tex, display, source) => {
    const drawn = draw(tex, display);
    if (!drawn || 'error' in drawn) return source;
    return display ? `<div>${drawn.html}</div>` : drawn.html;
  });
}

const { count: MOST, total: MOST_CHARACTERS } = formulaLimits;
const TOO_MANY = `An article can have ${MOST} formulas, with ${MOST_CHARACTERS} characters in all: this one has more.`;

/** What is wrong with the formulas of sanitised HTML. */
export function formulaMistakes(html: string): string[] {
  const draw = drawer();
  const mistakes = new Set<string>();
  replaceFormulas(html, (tex, display, source) => {
    const drawn = draw(tex, display);
    if (!drawn) mistakes.add(TOO_MANY);
    else if ('error' in drawn) mistakes.add(`The formula “${shortened(tex)}”: ${drawn.error}.`);
    return source;
  });
  return [...mistakes];
}

const shortened = (tex: string) => (tex.length > 40 ? `${tex.slice(0, 40)}…` : tex);
