import type { LearningUnit } from '@site/shared/contracts';
import { usePersonKey } from '@site/shared/platform';
import { InfoIcon } from '@site/shared/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { NothingFound, NothingToPractise } from './no-practice.tsx';
import { NoteDialog } from './notes/note-dialog.tsx';
import styles from './practice.module.css';
import { applyPending, usePendingProgress } from './progress/pending-progress.ts';
import { practiceSummary } from './progress/practice-summary.ts';
import { ProgressSummary } from './progress/progress-summary.tsx';
import { type UnitActions, useUnitActions } from './progress/use-unit-actions.ts';
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
  const pending = usePendingProgress(usePersonKey());
  const topics = useMemo(() => applyPending(roadmap.topics, pending), [roadmap, pending]);
  const units = useMemo(() => topics.flatMap((topic) => topic.units), [topics]);
  const summary = useMemo(() => practiceSummary(units), [units]);
  const [noteUnitId, setNoteUnitId] = useState<string | null>(null);
  const actions = useUnitActions(roadmapId, setNoteUnitId);

  if (topics.length === 0) return <NothingToPractise topicCount={roadmap.topicCount} />;
  return (
    <div className={styles.practice}>
      <ProgressSummary summary={summary} />
      <Topics topics={topics} actions={actions}>
        {roadmap.illustrative && <Illustrative />}
      </Topics>
      <NoteOf
        unit={units.find((unit) => unit.id === noteUnitId)}
        actions={actions}
        onClose={() => setNoteUnitId(null)}
      />
    </div>
  );
}

interface NoteOfProps {
  unit: LearningUnit | undefined;
  actions: UnitActions;
  onClose: () => void;
}

/** The dialog of the problem whose note is open, if any. */
function NoteOf({ unit, actions: { personId, roadmapId }, onClose }: NoteOfProps) {
  if (!unit || !personId) return null;
  const target = { personId, roadmapId, unitId: unit.id };
  return <NoteDialog key={unit.id} unit={unit} target={target} onClose={onClose} />;
}

const Illustrative = () => (
  <p className={styles.illustrative}>
    <InfoIcon aria-hidden="true" />
    Companies, frequencies and ratings are illustrative.
  </p>
);

interface TopicsProps {
  topics: PracticeTopic[];
  actions: UnitActions;
  /** What is to be said about the problems, above them. */
  children: ReactNode;
}

function Topics({ topics, actions, children }: TopicsProps) {
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
