import { brand } from '../../brand/index.ts';

/** Letters of other alphabets that look like Latin ones. */
const lookAlikes: Record<string, string> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o' },
  ...{ р: 'p', ѕ: 's', с: 'c', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', п: 'n' },
  // Greek
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', ς: 's' },
  ...{ σ: 's', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  // Latin
  ...{ ı: 'i', ɑ: 'a', ø: 'o', đ: 'd', ł: 'l', ɡ: 'g' },
};
const inPlaceOfLetters: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/**
 * A text reduced to its appearance: case, width, accents, invisible characters and alphabet make no
 * difference.
 */
const asItLooks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => lookAlikes[letter] ?? letter);

const withLettersForDigits = (text: string): string =>
  text.replace(/[\d@$!]/g, (sign) => inPlaceOfLetters[sign] ?? sign);

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** The people who run the site, and the site itself. */
const words = ['admin', 'administrator', 'moderator', 'support', lettersOf(asItLooks(brand.name))];
const reserved = new Set(words.flatMap((word) => [word, `${word}s`]));

/** Long enough not to occur in a name by chance, even across two words. */
const unmistakable = words.filter((word) => word.length >= 8);

/**
 * Whether a name could be mistaken for that of the people who run the site: one of its words is reserved,
 * or looks like a reserved word, or is spelled out letter by letter. It's short: it prevents mix-ups and
 * doesn't stop every trick.
 */
export function isReservedName(name: string): boolean {
  const looks = asItLooks(name);
  return [looks, withLettersForDigits(looks)].some(holdsReserved);
}

function holdsReserved(text: string): boolean {
  const letters = lettersOf(text);
  if (reserved.has(letters) || unmistakable.some((word) => letters.includes(word))) return true;
  return withSpelledWords(text.split(/[^\p{L}]+/u)).some((word) => reserved.has(word));
}

/** Consecutive single letters count as one word. */
function withSpelledWords(parts: string[]): string[] {
  const found: string[] = [];
  let spelled = '';
  for (const part of [...parts, '']) {
    if (part.length === 1) spelled += part;
    else {
      found.push(spelled, part);
      spelled = '';
    }
  }
  return found;
}
