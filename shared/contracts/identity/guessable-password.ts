/** Shorter texts appear in too many good passwords to mean anything. */
const SHORTEST_GUESS = 4;
const SHORTEST_WORD = 3;
const FEWEST_CHARACTERS = 5;
/** This many characters in addition to an easily guessed word make a good password. */
const ENOUGH = 8;

const letter = /\p{L}/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const separators = /[^\p{L}\p{N}]+/u;

/** Characters that people use in place of a letter, and the letter. */
const lookalikes: Partial<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

const spelledOut = (text: string) =>
  Array.from(text, (character) => lookalikes[character] ?? character).join('');

/** How many characters neither repeat nor continue the one before, as those of 'aaa' and '1234' do. */
function variety(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, place) => Math.abs(code - (codes[place - 1] ?? -2)) > 1).length;
}

/**
 * The text from the first (or from its start) to the last character of a kind. '' if what surrounds it
 * is good enough by itself.
 */
function trimmed(text: string, kind: RegExp, { start = true } = {}): string {
  const characters = [...text];
  const isKind = (character: string) => kind.test(character);
  const first = start ? characters.findIndex(isKind) : 0;
  const end = characters.findLastIndex(isKind) + 1;
  if (first < 0 || end === 0) return '';
  const around = [...characters.slice(0, first), ...characters.slice(end)].join('');
  return variety(around) < ENOUGH ? characters.slice(first, end).join('') : '';
}

/** What the text repeats, such as 'ab1' in 'ab1ab1'; otherwise the text. */
const repeated = (text: string) => text.slice(0, `${text}${text}`.indexOf(text, 1));

/**
 * The guesses that lead to a password: the password in lower case, without the digits and signs around it,
 * and with letters in place of digits and signs that look like them. A password is common if one of these
 * is, so 'P@ssw0rd2024!' is as common as 'password'.
 */
export function passwordGuesses(password: string): string[] {
  const whole = folded(password);
  const guesses = [whole, repeated(whole)].flatMap(guessesOf);
  return [...new Set(guesses)].filter((guess) => guess.length >= SHORTEST_GUESS);
}

function guessesOf(text: string): string[] {
  const word = trimmed(text, letter);
  return [
    text,
    trimmed(text, letterOrDigit),
    word,
    repeated(word),
    spelledOut(word),
    spelledOut(word).replaceAll('i', 'l'),
    spelledOut(trimmed(text, letter, { start: false })),
  ];
}

/** Whether a password has hardly any different characters, such as 'Aa1!Aa1!'. */
export const isMonotonous = (password: string): boolean =>
  new Set(folded(password)).size < FEWEST_CHARACTERS;

/**
 * Whether a password is little more than what everyone knows of the person.
 * @param known such as a name or an address; its words count, too
 */
export function isMadeOf(password: string, known: readonly string[]): boolean {
  const texts = known.map(folded);
  const words = [...texts, ...texts.flatMap((text) => text.split(separators))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
  const plain = folded(password);
  return [plain, spelledOut(plain)].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && variety(rest) < ENOUGH;
  });
}
