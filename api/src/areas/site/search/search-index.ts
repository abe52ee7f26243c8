import type {
  SearchGroup,
  SearchKind,
  SearchResult,
  SearchUnit,
} from '@site/shared/contracts/site';
import MiniSearch, { type Query } from 'minisearch';
import { asTyped, formsOf, inFull, plain, withTypos, wordsIn, wordsOf } from './query-terms.ts';

/** Something that can be found: what is shown of it, and what it is found by. */
export interface SearchDocument extends SearchResult {
  kind: SearchKind;
  unit?: SearchUnit;
  tags: string[];
  description: string;
}

/** Finds what people type. */
export type SearchIndex = (text: string, limit: number) => SearchGroup[];

const weights = {
  boost: { title: 6, tags: 2 },
  weights: { fuzzy: 0.2, prefix: 0.6 },
} as const;

/**
 * An index in memory: the site has some thousand titles, of which a search takes about a millisecond.
 * Every word must be found in title, tags, place or description; with a typo only if nothing is found as it was
 * typed.
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
    tokenize: (text) => wordsIn(plain(text)),
    processTerm: formsOf,
    searchOptions: { processTerm: (word) => word, tokenize: (word) => [word] },
  });
  words.addAll(entries);

  return (typed, limit) => {
    const text = inFull(plain(typed));
    const sought = wordsOf(text);
    const titles = titlesSought(text, sought);
    if (sought.length === 0) return [];
    const find = (query: Query) => {
      const scores = new Map(words.search(query, weights).map(({ id, score }) => [id, score]));
      return entries
        .map((entry) => ({
          ...bestOf(titles.map((title) => fitOf(entry, title))),
          entry,
          score: scores.get(entry.key) ?? 0,
        }))
        .filter(({ fit, inside, score }) => fit > 0 || inside || score > 0)
        .sort((a, b) => b.fit - a.fit || b.score - a.score || a.entry.key - b.entry.key)
        .map(({ entry }) => entry);
    };
    const found = find(asTyped(sought, text));
    return grouped(found.length > 0 ? found : find(withTypos(sought)), limit);
  };
}

const bestOf = (fits: Fit[]): Fit => ({
  fit: Math.max(...fits.map(({ fit }) => fit)),
  inside: fits.some(({ inside }) => inside),
});

/** By kind, in the order of each kind's best result; units that are no problems apart from those that are. */
function grouped(found: SearchDocument[], limit: number): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const document of found) {
    const { kind, unit } = document;
    const name = unit ?? kind;
    const group = groups.get(name) ?? { kind, ...(unit && { unit }), total: 0, results: [] };
    group.total += 1;
    if (group.results.length < limit) group.results.push(shown(document));
    groups.set(name, group);
  }
  return [...groups.values()];
}

const shown = ({ id, title, place, difficulty, path }: SearchDocument): SearchResult => ({
  id,
  title,
  place,
  difficulty,
  path,
});

/** Letters and digits alone: whether words are parted by blanks, hyphens or nothing is soon forgotten. */
const joined = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Less than this begins, or is within, too many titles. */
const SHORTEST = 3;

/** A text to compare: as `plain` and as `joined` write it. */
interface Title {
  plain: string;
  joined: string;
}

const titleOf = (text: string): Title => ({
  plain: plain(text),
  joined: joined(plain(text)),
});

/** As it was typed, and by its significant words alone, unless they are too short to compare. */
const titlesSought = (text: string, words: string[]): Title[] => {
  const significant = titleOf(words.join(' '));
  return significant.joined.length < SHORTEST ? [titleOf(text)] : [titleOf(text), significant];
};

/** How well a title fits what was typed, whatever its words weigh. */
interface Fit {
  /** 3 for all of the title, 2 for its beginning, 1 for the beginning of a word in it, 0 otherwise. */
  fit: number;
  /** Whether it's a part of a word, such as heap in cheapest: better than nothing, and worse than anything else. */
  inside: boolean;
}

function fitOf(title: Title, typed: Title): Fit {
  const at = title.plain.indexOf(typed.plain);
  const isShort = typed.joined.length < SHORTEST;
  if (at > 0) {
    const fit = beginsWord(title.plain, typed.plain) ? 1 : 0;
    return { fit, inside: fit === 0 && !isShort };
  }
  if (at < 0 && isShort) return { fit: 0, inside: false };
  if (title.joined === typed.joined) return { fit: 3, inside: false };
  return { fit: title.joined.startsWith(typed.joined) ? 2 : 0, inside: false };
}

const inWord = /[\p{L}\p{N}]/u;

function beginsWord(title: string, text: string): boolean {
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) {
    if (!inWord.test(title.charAt(at - 1))) return true;
  }
  return false;
}
