import type { SearchGroup, SearchKind, SearchResult } from '@site/shared/contracts';

type Words = 'recent' | 'suggestion';

/** What can be chosen: a page to go to, or words to search for. */
export type Option =
  | { kind: SearchKind; id: string; title: string; result: SearchResult }
  | { kind: Words; id: string; title: string };

/** Options under one heading. */
export interface OptionGroup {
  heading: string;
  options: Option[];
  /** How many there are beyond those shown. */
  more: number;
}

const headings: Record<SearchKind, string> = {
  roadmap: 'Roadmaps',
  problem: 'Practice problems',
  'dsa-problem': 'DSA problems with solutions',
  article: 'Articles',
};

export const resultGroups = (groups: SearchGroup[]): OptionGroup[] =>
  groups.map(({ kind, total, results }) => ({
    heading: headings[kind],
    options: results.map((result) => ({ kind, id: result.id, title: result.title, result })),
    more: total - results.length,
  }));

const suggestions = ['two pointers', 'dynamic programming', 'binary search', 'graph', 'complexity'];

const words = (kind: Words, heading: string, texts: string[]): OptionGroup => ({
  heading,
  options: texts.map((title) => ({ kind, id: `${kind}-${title}`, title })),
  more: 0,
});

/** Before anything is typed: what was searched for lately, and what others search for. */
export const openingGroups = (recent: string[]): OptionGroup[] =>
  [
    words('recent', 'Recent searches', recent),
    words(
      'suggestion',
      'Try',
      suggestions.filter((text) => !recent.includes(text)),
    ),
  ].filter(({ options }) => options.length > 0);
