import { useAddress } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { useCallback, useMemo, useState } from 'react';
import type { PracticeTopic } from '../topics/practice-roadmap.ts';
import {
  filterTopics,
  isFiltering,
  noFilter,
  type PracticeFilter,
  sorts,
} from './practice-filter.ts';

/**
 * The learner's filters, the matching topics, and which of them is open, all reflected in the address.
 */
export function usePracticeView(topics: PracticeTopic[], roadmapId: string) {
  const [params] = useSearchParams();
  const [view, setView] = useState(() => readView(params));
  const [start] = useState(() => topicToContinue(topics));
  const { filter } = view;
  const filtering = isFiltering(filter);
  const matches = useMemo(
    () => filterTopics(topics, filter, roadmapId),
    [topics, filter, roadmapId],
  );

  const known = view.chosen === null || topics.some(({ id }) => id === view.chosen);
  const chosen = known ? (view.chosen ?? null) : start;
  const open = openTopic(
    chosen,
    matches.map(({ topic }) => topic),
    filtering,
  );
  useAddress({
    // If nothing is found, no topic is open, but the learner didn't close one either.
    write: (address) => writeView(address, view, matches.length > 0 ? open : chosen),
    read: (address) => setView(readView(address)),
  });

  /** Shows the matches, even after all topics were closed. */
  const changeFilter = useCallback(
    (change: Partial<PracticeFilter>) =>
      setView(({ filter, chosen }) => ({
        filter: { ...filter, ...change },
        chosen: chosen === null ? undefined : chosen,
      })),
    [],
  );
  const openOther = useCallback(
    (topicId: string | null) =>
      setView((now) => (now.chosen === topicId ? now : { filter: now.filter, chosen: topicId })),
    [],
  );
  return {
    filter,
    matches,
    filtering,
    open,
    changeFilter,
    clearFilter: () => setView(({ chosen }) => ({ filter: noFilter, chosen })),
    openTopic: openOther,
  };
}

/** Where a learner continues: the first topic with an unsolved problem, else the first topic. */
export function topicToContinue(topics: PracticeTopic[]): string | null {
  const unfinished = topics.find((topic) => topic.units.some((unit) => !unit.progress.completed));
  return (unfinished ?? topics[0])?.id ?? null;
}

/**
 * Which of the visible topics is open. While a filter hides the chosen one, the first matching topic is
 * open instead, so that the search results are visible; null if the learner closed all topics.
 */
export function openTopic(
  chosen: string | null,
  visible: Pick<PracticeTopic, 'id'>[],
  filtering: boolean,
): string | null {
  if (chosen === null) return null;
  if (visible.some((topic) => topic.id === chosen)) return chosen;
  return filtering ? (visible[0]?.id ?? null) : null;
}

/** What a learner has set on the page. */
interface PracticeView {
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
      sort: sorts.find((sort) => sort === address.get('sort')) ?? 'sheet',
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
    sort: filter.sort !== 'sheet' && filter.sort,
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
