/**
 * Formulas of an article. Stored is their TeX, as `<code class="language-math">`, or, of one that stands by itself,
 * as `<pre><code class="language-math">`. Readers get MathML, which the server makes of it.
 */
export const FORMULA_CLASS = 'language-math';

const spaces = ['lspace', 'rspace', 'width', 'height', 'depth', 'voffset'];

/** Elements of MathML that readers get, and their attributes. None holds HTML, a link, a colour or a size in pixels. */
export const formulaParts: Readonly<Record<string, readonly string[]>> = {
  math: ['display'],
  mrow: [],
  mi: ['mathvariant'],
  mn: ['mathvariant'],
  mo: [
    ...['accent', 'fence', 'form', 'largeop', 'lspace', 'mathvariant', 'maxsize', 'minsize'],
    ...['movablelimits', 'rspace', 'separator', 'stretchy', 'symmetric'],
  ],
  mtext: ['mathvariant'],
  mspace: spaces,
  mpadded: spaces,
  mphantom: [],
  mstyle: ['displaystyle', 'scriptlevel'],
  mfrac: ['linethickness'],
  msqrt: [],
  mroot: [],
  msub: [],
  msup: [],
  msubsup: [],
  munder: ['accentunder'],
  mover: ['accent'],
  munderover: ['accent', 'accentunder'],
  mtable: ['columnalign'],
  mtr: [],
  mtd: [],
  menclose: ['notation'],
};

/** How long the TeX of a formula may be, how many of them an article may have, and how long all of these may be. */
export const formulaLimits = { characters: 1_000, count: 300, total: 20_000 } as const;
