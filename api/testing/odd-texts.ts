import fc from 'fast-check';

/** A text of about `length` characters. */
export type OddText = (length: number) => string;

/** Pieces that expressions and loops like to read in more ways than one, and what then fits nothing. */
const pieces: Record<string, string> = {
  'addresses without names': '@.',
  'addresses in a row': 'a@a.',
  'dots and letters': 'a.',
  blanks: ' ',
  'tabs and line breaks': '\t\r\n',
  digits: '1234567890',
  'hexadecimal digits': '0a-',
  'hyphens and letters': 'a-',
  slashes: '/',
  'quotes and commas': '"", ',
  brackets: '([{<',
  'closed brackets': '()[]{}<>',
  'signs of a password': 'aA1$',
  entities: '&amp;',
  'percent signs': '%00',
  'marks on one letter': '\u0301',
  'halves of characters': '\ud83d',
  'joined emoji': '👩\u200d💻\ufe0f',
  'right-to-left overrides': '\u202e\u202d',
  'invisible characters': '\u200b\ufeff\u00ad',
  'letters that grow when they are normalised': '\ufdfa',
  'full-width letters': 'ａｄｍ',
  'look-alikes': 'аԁmіn ',
  'time zones': 'Asia/',
};

const repeated =
  (piece: string, end: string): OddText =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length - end.length) + end;

/** Families of texts that have hung programs. */
export const oddTexts: Record<string, OddText> = Object.fromEntries(
  Object.entries(pieces).flatMap(([name, piece]) => [
    [`${name}, then a blank`, repeated(piece, ' ')],
    [`${name}, then NUL`, repeated(piece, '\0')],
  ]),
);

const SEED = 20_261_122;
const EXAMPLES = 4;

/** Texts that nearly match an expression: examples of what does, again and again, then what never fits. */
export const nearMatches = (pattern: RegExp): Record<string, OddText> =>
  Object.fromEntries(
    fc
      .sample(fc.stringMatching(pattern), { seed: SEED, numRuns: EXAMPLES })
      .filter((example) => example !== '')
      .map((example) => [`${JSON.stringify(example)} again and again`, repeated(example, '\n\0')]),
  );
