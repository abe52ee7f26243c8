/** What a person means by what they typed, as a query of MiniSearch. */
import type { Query } from 'minisearch';
import { stemmer } from 'stemmer';

/** Words beyond these say nothing more. */
const MOST_WORDS = 8;
/** A word must be this long to be found with a typo. */
const SHORTEST_WITH_TYPO = 3;

/** What learners type for words that titles and tags spell out. */
const abbreviations = new Map([
  ['bst', 'binary search tree'],
  ['cn', 'computer networks'],
  ['cpp', 'c++'],
  ['cv', 'resume'],
  ['dbms', 'databases'],
  ['dp', 'dynamic programming'],
  ['dsu', 'union find'],
  ['hld', 'system design'],
  ['js', 'javascript'],
  ['lcs', 'longest common subsequence'],
  ['ll', 'linked list'],
  ['lld', 'system design'],
  ['mst', 'minimum spanning tree'],
  ['oop', 'object orientation'],
  ['oops', 'object orientation'],
  ['os', 'operating systems'],
]);

export const inFull = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');

/** Words of questions, which say nothing about what is sought. */
const SAY_NOTHING = new Set(
  'a about an and are can do does for how i in is it me my of on or should the to what when where which why with'.split(
    ' ',
  ),
);

/** The words of a text, as `plain` writes it: C++ and C# are some, too, and other than C. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

/** Those that say what is sought. */
export function wordsOf(text: string): string[] {
  const words = wordsIn(text);
  const significant = words.filter((word) => !SAY_NOTHING.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MOST_WORDS);
}

/** Shorter stems belong to too many words: settings isn't about sets. */
const SHORTEST_STEM = 4;

/** A word and its stem, under which all its forms are found: sorting, sorted and sorts under sort. */
export function formsOf(word: string): string[] {
  const stem = stemmer(word);
  const isSignificant = stem.length >= SHORTEST_STEM || word === `${stem}s`;
  return isSignificant && stem !== word ? [word, stem] : [word];
}

const anyOf = (...queries: Query[]): Query => ({ combineWith: 'OR', queries });
const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/** Every word, at least its beginning or another form of it. A letter is a beginning only while it's being typed. */
export const asTyped = (words: string[], text: string): Query =>
  allOf(
    words.map((word) =>
      anyOf(
        { queries: [word], prefix: word.length > 1 || text.endsWith(word) },
        { queries: formsOf(word), combineWith: 'OR' },
      ),
    ),
  );

/**
 * Every word, with a letter wrong, missing, too many, or swapped with its neighbour. With two such letters, most words
 * are some other word: settings is strings.
 */
export const withTypos = (words: string[]): Query =>
  allOf(
    words.map((word) =>
      word.length < SHORTEST_WITH_TYPO
        ? { queries: [word], prefix: word.length > 1 }
        : anyOf(
            { queries: [word], fuzzy: 1, prefix: true },
            { queries: swapsIn(word), prefix: true, combineWith: 'OR' },
          ),
    ),
  );

const swapsIn = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

/** Without case and accents, so that résumé is found by resume. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
