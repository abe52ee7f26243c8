import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { NothingFound } from '../no-practice.tsx';
import type { UnitActions } from '../progress/use-unit-actions.ts';
import { topicToContinue } from './open-topic.ts';
import { filterTopics, isFiltering, matchesInWords, noFilter } from './practice-filter.ts';
import { PracticeFilters } from './practice-filters.tsx';
import type { PracticeTopic } from './practice-roadmap.ts';
import { TopicList } from './topic-list.tsx';

interface TopicBrowserProps {
  topics: PracticeTopic[];
  actions: UnitActions;
  /** What is to be said about the problems, above them. */
  children: ReactNode;
}

/** Search, difficulty filter and the accordion of topics they leave. */
export function TopicBrowser({ topics, actions, children }: TopicBrowserProps) {
  const [filter, setFilter] = useState(noFilter);
  const [chosen, setChosen] = useState(() => topicToContinue(topics));
  // Typing stays quick: the list follows when there is time.
  const applied = useDeferredValue(filter);
  const filtering = isFiltering(applied);
  const matches = useMemo(() => filterTopics(topics, applied), [topics, applied]);

  const changeFilter = (next: typeof filter) => {
    setFilter(next);
    setChosen(chosen ?? topicToContinue(topics));
  };
  return (
    <>
      <PracticeFilters
        filter={filter}
        onChange={changeFilter}
        found={filtering && matches.length > 0 ? matchesInWords(matches) : ''}
      />
      {matches.length === 0 ? (
        <NothingFound />
      ) : (
        <div>
          {children}
          <TopicList {...{ matches, filtering, chosen, actions }} onChoose={setChosen} />
        </div>
      )}
    </>
  );
}
