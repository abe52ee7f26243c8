const CURLY = '‘’“”‚„';

/**
 * The first curly quote in a line of code, as Python reports it; null if there's none outside of texts and comments.
 * Word processors and phones put them where straight ones were typed.
 * @param comment what begins a comment, such as --
 */
export function curlyQuoteIn(line: string, comment: string): string | null {
  let quote = '';
  for (const [at, character] of [...line].entries()) {
    if (quote) {
      if (character === quote) quote = '';
    } else if (line.startsWith(comment, at)) return null;
    else if (`'"\``.includes(character)) quote = character;
    else if (CURLY.includes(character)) return described(character);
  }
  return null;
}

const described = (character: string) =>
  `invalid character '${character}' (U+${character.charCodeAt(0).toString(16).toUpperCase()})`;
