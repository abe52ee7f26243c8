/** Where an alphabet of mathematics begins in Unicode, with A and with a; letters that came earlier stand elsewhere. */
interface Alphabet {
  upper: number;
  lower: number;
  digits?: number;
  elsewhere?: Readonly<Record<string, string>>;
}

const SCRIPT = {
  ...{ B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ' },
  ...{ e: 'ℯ', g: 'ℊ', o: 'ℴ' },
};
const FRAKTUR = { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' };
const DOUBLE = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };

/** By what MathML calls them. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  italic: { upper: 0x1d434, lower: 0x1d44e, elsewhere: { h: 'ℎ' } },
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, digits: 0x1d7ce },
  script: { upper: 0x1d49c, lower: 0x1d4b6, elsewhere: SCRIPT },
  fraktur: { upper: 0x1d504, lower: 0x1d51e, elsewhere: FRAKTUR },
  'double-struck': { upper: 0x1d538, lower: 0x1d552, digits: 0x1d7d8, elsewhere: DOUBLE },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2 },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6 },
};

/** A letter or digit; an entity is none. */
const LETTER = /&[a-z]+;|[A-Za-z0-9]/g;

/**
 * Escaped text in one of these alphabets. Browsers know of `mathvariant` no more than "normal": the letters themselves have
 * to say what they are.
 */
export function inAlphabet(text: string, variant: string): string {
  const alphabet = alphabets[variant];
  if (!alphabet) return text;
  const { upper, lower, digits, elsewhere = {} } = alphabet;
  return text.replace(LETTER, (sign) => {
    const code = sign.charCodeAt(0);
    if (sign.startsWith('&')) return sign;
    if (elsewhere[sign]) return elsewhere[sign];
    if (sign <= '9') return digits ? String.fromCodePoint(digits + code - 0x30) : sign;
    return String.fromCodePoint(sign <= 'Z' ? upper + code - 0x41 : lower + code - 0x61);
  });
}
