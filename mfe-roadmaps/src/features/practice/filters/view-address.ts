import { isFiltering, type PracticeFilter } from './practice-filter.ts';

/** What a learner has set on the page. */
export interface PracticeView {
  filter: PracticeFilter;
  /** The topic the learner opened, null after closing all, undefined before either. */
  chosen: string | null | undefined;
}

const NO_TOPIC = 'none';
const difficulties = ['easy', 'medium', 'hard'];
const statuses = ['todo', 'completed'] as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text?.toLowerCase()) ?? 'all';

/** The view that an address describes. Invalid parameters are ignored. */
export function readView(address: URLSearchParams): PracticeView {
  const topic = address.get('topic');
  return {
    filter: {
      search: address.get('q') ?? '',
      difficulty: oneOf(difficulties, address.get('difficulty')),
      status: oneOf(statuses, address.get('status')),
      company: address.get('company') || 'all',
      bookmarked: address.get('bookmarked') === 'true',
    },
    chosen: topic === NO_TOPIC ? null : (topic ?? undefined),
  };
}

/**
 * The search part of an address that describes the view. With a filter or an explicit choice it includes
 * the open topic, since others would continue in a different one. Other parameters stay.
 */
export function writeView(
  address: URLSearchParams,
  { filter, chosen }: PracticeView,
  open: string | null,
): string {
  const settled = isFiltering(filter) || chosen !== undefined;
  const set: Record<string, string | false | null> = {
    q: filter.search.trim() !== '' && filter.search,
    difficulty: filter.difficulty !== 'all' && filter.difficulty,
    status: filter.status !== 'all' && filter.status,
    company: filter.company !== 'all' && filter.company,
    bookmarked: filter.bookmarked && 'true',
    topic: settled && (open ?? NO_TOPIC),
    problem: null,
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(set)) {
    next.delete(name);
    if (value) next.set(name, value);
  }
  return next.toString();
}
