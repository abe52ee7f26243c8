import type { SearchGroup, SearchResult } from '@site/shared/contracts';
import MiniSearch from 'minisearch';
import type { SearchDocument } from './search-document.ts';

/** Answers what people type. */
export type SearchIndex = (text: string, limit: number) => SearchGroup[];

/** Words beyond these say nothing more. */
const MOST_WORDS = 8;
/** A word must be this long to be found with a typo; two swapped letters are two. */
const SHORTEST_WITH_TYPO = 4;
const TYPO_EVERY = 3;
const MOST_TYPOS = 2;

/** Every word, at least its beginning. */
const matching = {
  combineWith: 'AND',
  prefix: true,
  boost: { title: 6, tags: 2 },
  weights: { fuzzy: 0.2, prefix: 0.6 },
} as const;

/** Without case and accents, so that résumé is found by resume. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

/** What learners type for words that titles and tags spell out. */
const abbreviations = new Map([
  ['dp', 'dynamic programming'],
  ['lcs', 'longest common subsequence'],
  ['ll', 'linked list'],
]);

const inFull = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');

/** Letters and digits alone: whether words are parted by blanks, hyphens or nothing is soon forgotten. */
const joined = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Less than this, joined, begins too many titles. */
const SHORTEST_JOINED = 3;

const typosIn = (word: string) =>
  word.length < SHORTEST_WITH_TYPO ? 0 : Math.min(MOST_TYPOS, Math.floor(word.length / TYPO_EVERY));

/**
 * How well a title fits what was typed, whatever its words weigh: all of it, its beginning, the
 * beginning of a word, any part; 0 if the words are found elsewhere or with a typo.
 */
function fitOf(title: Title, typed: Title): number {
  const at = title.plain.indexOf(typed.plain);
  if (at > 0) return beginsWord(title.plain, typed.plain) ? 2 : 1;
  if (at < 0 && typed.joined.length < SHORTEST_JOINED) return 0;
  if (title.joined === typed.joined) return 4;
  return title.joined.startsWith(typed.joined) ? 3 : 0;
}

/** A text to compare: as `plain` and as `joined` write it. */
interface Title {
  plain: string;
  joined: string;
}

const titleOf = (text: string): Title => ({ plain: plain(text), joined: joined(plain(text)) });

const inWord = /[\p{L}\p{N}]/u;

function beginsWord(title: string, text: string): boolean {
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) {
    if (!inWord.test(title.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * An index in memory: the site has some thousand titles, of which a search takes about a millisecond.
 * Every word must be found, at least its beginning, in title, tags, place or description; with a typo
 * only if nothing is found as it was typed.
 */
export function createSearchIndex(documents: SearchDocument[]): SearchIndex {
  const entries = documents.map((document, key) => ({
    ...document,
    key,
    ...titleOf(document.title),
  }));
  const words = new MiniSearch<(typeof entries)[number]>({
    idField: 'key',
    fields: ['title', 'tags', 'place', 'description'],
    processTerm: plain,
  });
  words.addAll(entries);

  return (typed, limit) => {
    const wanted = titleOf(inFull(plain(typed)));
    const text = wanted.plain;
    if (text === '') return [];
    const query = text.split(/\s+/).slice(0, MOST_WORDS).join(' ');
    const find = (fuzzy: false | typeof typosIn) => {
      const hits = words.search(query, { ...matching, fuzzy });
      const scores = new Map(hits.map(({ id, score }) => [id, score]));
      return entries
        .map((entry) => ({ entry, fit: fitOf(entry, wanted), score: scores.get(entry.key) ?? 0 }))
        .filter(({ fit, score }) => fit > 0 || score > 0)
        .sort((a, b) => b.fit - a.fit || b.score - a.score || a.entry.key - b.entry.key)
        .map(({ entry }) => entry);
    };
    const asTyped = find(false);
    return grouped(asTyped.length > 0 ? asTyped : find(typosIn), limit);
  };
}

/** By kind, in the order of each kind's best result. */
function grouped(found: SearchDocument[], limit: number): SearchGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = found.filter((document) => document.kind === kind);
    return { kind, total: all.length, results: all.slice(0, limit).map(shown) };
  });
}

const shown = ({ id, title, place, difficulty, path }: SearchDocument): SearchResult => ({
  id,
  title,
  place,
  difficulty,
  path,
});
