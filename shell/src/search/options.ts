import type {
  SearchGroup,
  SearchKind,
  SearchResult,
  SearchUnit,
} from '@site/shared/contracts/site';

type Words = 'recent' | 'suggestion';
type Found = SearchKind | SearchUnit;

/** An option in the list: a page to open, words to search for, or "show more" of a group. */
export type Option =
  | { kind: Found; id: string; title: string; result: SearchResult }
  | { kind: Words | 'more'; id: string; title: string };

/** Options under one heading. */
export interface OptionGroup {
  heading: string;
  options: Option[];
}

const headings: Record<Found, string> = {
  page: 'Pages',
  roadmap: 'Roadmaps',
  problem: 'Problems',
  quiz: 'Quizzes',
  text: 'Texts',
  article: 'Articles',
};

/** Beyond `many` results of one kind, a better query helps more than further results. */
export const resultGroups = (groups: SearchGroup[], many: boolean): OptionGroup[] =>
  groups.flatMap(({ kind: basic, unit, total, results }) => {
    const kind = [unit, basic].find(isKnown);
    if (!kind) return [];
    return {
      heading: headings[kind],
      options: [
        ...results.map((result) => ({ kind, id: result.id, title: result.title, result })),
        ...(many ? [] : more(kind, total - results.length)),
      ],
    };
  });

/** An API that is newer than this page may find what it has no name for. */
const isKnown = (kind: string | undefined): kind is Found =>
  kind !== undefined && Object.hasOwn(headings, kind);

const more = (kind: Found, count: number): Option[] =>
  count > 0 ? [{ kind: 'more', id: `more-${kind}`, title: `Show ${count} more` }] : [];

const suggestions = ['two pointers', 'dynamic programming', 'binary search', 'graph', 'complexity'];

const words = (kind: Words, heading: string, texts: string[]): OptionGroup => ({
  heading,
  options: texts.map((title) => ({ kind, id: `${kind}-${title}`, title })),
});

/** Shown before anything is typed: recent searches, and suggestions. */
export const openingGroups = (recent: string[]): OptionGroup[] =>
  [
    words('recent', 'Recent searches', recent),
    words(
      'suggestion',
      'Try',
      suggestions.filter((text) => !recent.includes(text)),
    ),
  ].filter(({ options }) => options.length > 0);
