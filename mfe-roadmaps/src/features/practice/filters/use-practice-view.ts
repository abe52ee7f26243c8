import { useAddress } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { useCallback, useMemo, useState } from 'react';
import { openTopic, topicToContinue } from '../topics/open-topic.ts';
import type { PracticeTopic } from '../topics/practice-roadmap.ts';
import { filterTopics, isFiltering, noFilter, type PracticeFilter } from './practice-filter.ts';
import { readView, writeView } from './view-address.ts';

/**
 * The learner's filters, the matching topics, and which of them is open, all reflected in the address.
 */
export function usePracticeView(topics: PracticeTopic[]) {
  const [params] = useSearchParams();
  const [view, setView] = useState(() => readView(params));
  const [start] = useState(() => topicToContinue(topics));
  const { filter } = view;
  const filtering = isFiltering(filter);
  const matches = useMemo(() => filterTopics(topics, filter), [topics, filter]);

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
