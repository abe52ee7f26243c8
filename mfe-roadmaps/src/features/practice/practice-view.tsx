import { usePersonKey } from '@site/shared/platform';
import { InfoIcon } from '@site/shared/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { NothingFound, NothingToPractise } from './no-practice.tsx';
import { NoteDialog } from './notes/note-dialog.tsx';
import styles from './practice.module.css';
import { applyPending, usePendingProgress } from './progress/pending-progress.ts';
import { practiceSummary } from './progress/practice-summary.ts';
import { ProgressSummary } from './progress/progress-summary.tsx';
import { topicToContinue } from './topics/open-topic.ts';
import { filterTopics, isFiltering, matchesInWords, noFilter } from './topics/practice-filter.ts';
import { PracticeFilters } from './topics/practice-filters.tsx';
import type { PracticeRoadmap, PracticeTopic } from './topics/practice-roadmap.ts';
import { TopicList } from './topics/topic-list.tsx';

interface PracticeViewProps {
  roadmapId: string;
  roadmap: PracticeRoadmap;
}

/** The problems of a roadmap, to be searched, filtered, marked and annotated. */
export function PracticeView({ roadmapId, roadmap }: PracticeViewProps) {
  const personId = usePersonKey();
  const pending = usePendingProgress(personId);
  const topics = useMemo(() => applyPending(roadmap.topics, pending), [roadmap, pending]);
  const units = useMemo(() => topics.flatMap((topic) => topic.units), [topics]);
  const summary = useMemo(() => practiceSummary(units), [units]);
  const [noteUnitId, setNoteUnitId] = useState<string | null>(null);
  const noteUnit = units.find((unit) => unit.id === noteUnitId);

  if (topics.length === 0) return <NothingToPractise topicCount={roadmap.topicCount} />;
  return (
    <div className={styles.practice}>
      <ProgressSummary summary={summary} />
      <Topics topics={topics} roadmapId={roadmapId} onNote={setNoteUnitId}>
        {roadmap.illustrative && <Illustrative />}
      </Topics>
      {noteUnit && (
        <NoteDialog
          key={noteUnit.id}
          unit={noteUnit}
          target={{ personId, roadmapId, unitId: noteUnit.id }}
          onClose={() => setNoteUnitId(null)}
        />
      )}
    </div>
  );
}

const Illustrative = () => (
  <p className={styles.illustrative}>
    <InfoIcon aria-hidden="true" />
    Companies, frequencies and ratings are illustrative.
  </p>
);

interface TopicsProps {
  topics: PracticeTopic[];
  roadmapId: string;
  onNote: (unitId: string) => void;
  /** What is to be said about the problems, above them. */
  children: ReactNode;
}

function Topics({ topics, roadmapId, onNote, children }: TopicsProps) {
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
          <TopicList {...{ matches, filtering, chosen, roadmapId, onNote }} onChoose={setChosen} />
        </div>
      )}
    </>
  );
}
