import type { SearchGroup, SearchKind, SearchResult, SearchUnit } from '@site/shared/contracts';
import MiniSearch, { type Query } from 'minisearch';
import { asTyped, formsOf, inFull, plain, withTypos, wordsIn, wordsOf } from './query-terms.ts';
import { type Fit, fitOf, titleOf, titlesSought } from './title-score.ts';

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
