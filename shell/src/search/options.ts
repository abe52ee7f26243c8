import type { SearchGroup, SearchKind, SearchResult } from '@site/shared/contracts';

type Words = 'recent' | 'suggestion';

/** What can be chosen: a page to go to, words to search for, or to see the rest of a group. */
export type Option =
  | { kind: SearchKind; id: string; title: string; result: SearchResult }
  | { kind: Words | 'more'; id: string; title: string };

/** Options under one heading. */
export interface OptionGroup {
  heading: string;
  options: Option[];
}

const headings: Record<SearchKind, string> = {
  roadmap: 'Roadmaps',
  problem: 'Practice problems',
  'dsa-problem': 'DSA problems with solutions',
  article: 'Articles',
};

/** Beyond `many` results of a kind other words help more than further results. */
export const resultGroups = (groups: SearchGroup[], many: boolean): OptionGroup[] =>
  groups.map(({ kind, total, results }) => ({
    heading: headings[kind],
    options: [
      ...results.map((result) => ({ kind, id: result.id, title: result.title, result })),
      ...(many ? [] : more(kind, total - results.length)),
    ],
  }));

const more = (kind: SearchKind, count: number): Option[] =>
  count > 0 ? [{ kind: 'more', id: `more-${kind}`, title: `Show ${count} more` }] : [];

const suggestions = ['two pointers', 'dynamic programming', 'binary search', 'graph', 'complexity'];

const words = (kind: Words, heading: string, texts: string[]): OptionGroup => ({
  heading,
  options: texts.map((title) => ({ kind, id: `${kind}-${title}`, title })),
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
