import type { RoadmapDetail } from '@site/shared/contracts';
import { Button, EmptyState, SearchIcon } from '@site/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { ProblemFilters } from './problem-filters.tsx';
import { ProblemTopic } from './problem-topic.tsx';
import { filterTopics, type ProblemFilter, problemCount, topicsOf } from './problem-topics.ts';
import styles from './problems.module.css';
import { TopicLinks } from './topic-links.tsx';
import { useOpenedTopic } from './use-opened-topic.ts';

const everything: ProblemFilter = { search: '', difficulty: '' };

/** All problems by topic, with a search, a filter, and links to the topics. */
export function ProblemIndex({ roadmap }: { roadmap: RoadmapDetail }) {
  useOpenedTopic();
  const [filter, setFilter] = useState(everything);
  const applied = useDeferredValue(filter);
  const topics = useMemo(() => topicsOf(roadmap), [roadmap]);
  const shown = useMemo(() => filterTopics(topics, applied), [topics, applied]);
  return (
    <>
      <ProblemFilters
        filter={filter}
        onChange={setFilter}
        found={problemCount(shown)}
        total={problemCount(topics)}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title="No problems found"
          text="Try adjusting your search or filters"
          action={<Button onClick={() => setFilter(everything)}>Show all problems</Button>}
        />
      ) : (
        <div className={styles.columns}>
          <TopicLinks topics={shown} />
          <div className={styles.topics}>
            {shown.map((topic) => (
              <ProblemTopic key={topic.id} topic={topic} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
