import {
  type DrawnFormula,
  FORMULA_CLASS,
  formulaLimits,
  formulaParts,
} from '@site/shared/contracts/editorial';
import katex from 'katex';
import sanitizeHtml from 'sanitize-html';
import { inAlphabet } from './math-alphabets.ts';
import { textOf } from './text.ts';

/** What TeX is drawn as. Its macros could write far more than there is room for. */
const MAX_DRAWN_CHARACTERS = 64 * 1024;

const options = {
  output: 'mathml',
  strict: 'ignore',
  maxExpand: 300,
  /** Links, pictures and attributes of HTML have no place in a formula. */
  trust: ({ command }: { command: string }): never => {
    throw new Error(`${command} isn't allowed`);
  },
} as const;

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
    const mathml = katex.renderToString(tex, { ...options, displayMode: display });
    if (mathml.length > MAX_DRAWN_CHARACTERS) return { error: 'is too large' };
    return { html: withSpaces(withAlphabets(sanitizeHtml(mathml, allowed))) };
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
/** A function behind a factor: "n log". */
const BEHIND_FACTOR =
  /(<\/m(?:i|n|sup|frac)>)(<mi>[A-Za-z]+<\/mi>|<msub><mi>[A-Za-z]+<\/mi><m[in]>[a-z0-9]+<\/m[in]><\/msub>)$/;

/** TeX has thin spaces around the name of a function, except before a bracket; KaTeX leaves them to browsers, which have none. */
function withSpaces(mathml: string): string {
  const [first = '', ...rest] = mathml.split(APPLIED);
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

/** Sanitised HTML with its formulas drawn; one with a mistake stays TeX, and so do those beyond the most there may be. */
export function withFormulas(html: string): string {
  let count = 0;
  return replaceFormulas(html, (tex, display, source) => {
    count += 1;
    const drawn = count > formulaLimits.count ? null : drawFormula(tex, display);
    if (!drawn || 'error' in drawn) return source;
    return display ? `<div>${drawn.html}</div>` : drawn.html;
  });
}

/** What is wrong with the formulas of sanitised HTML. */
export function formulaMistakes(html: string): string[] {
  const mistakes: string[] = [];
  let count = 0;
  replaceFormulas(html, (tex, display, source) => {
    count += 1;
    const drawn = count > formulaLimits.count ? null : drawFormula(tex, display);
    if (drawn && 'error' in drawn)
      mistakes.push(`The formula “${shortened(tex)}”: ${drawn.error}.`);
    return source;
  });
  if (count > formulaLimits.count)
    mistakes.push(`There are ${count} formulas; an article can have ${formulaLimits.count}.`);
  return mistakes;
}

const shortened = (tex: string) => (tex.length > 40 ? `${tex.slice(0, 40)}…` : tex);
