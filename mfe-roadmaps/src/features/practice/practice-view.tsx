import type { LearningUnit } from '@site/shared/contracts/practice';
import { InfoIcon } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { NothingToPractise } from './no-practice.tsx';
import { LazyNoteDialog } from './notes/lazy-note-dialog.tsx';
import { type RefusedNote, RefusedNotes, useRefusedNotes } from './notes/refused-notes.tsx';

import styles from './practice.module.css';
import { usePractisedTopics } from './progress/pending-progress.ts';
import { type UnitActions, useUnitActions } from './progress/use-unit-actions.ts';
import { Sources } from './sources/sources.tsx';
import { Columns } from './topics/columns.ts';
import type { PracticeRoadmap } from './topics/practice-roadmap.ts';
import { TopicBrowser } from './topics/topic-browser.tsx';

interface PracticeViewProps {
  roadmap: PracticeRoadmap;
  /** Whether the progress in `roadmap` is the person's own; false while the visitor's copy is shown. */
  own: boolean;
}

/** The problems of a roadmap, with search, filters, marks and notes. */
export function PracticeView({ roadmap, own }: PracticeViewProps) {
  const topics = usePractisedTopics(roadmap);
  const units = useMemo(() => topics.flatMap((topic) => topic.units), [topics]);
  const [noteUnitId, setNoteUnitId] = useState<string | null>(null);
  const refused = useRefusedNotes();
  const actions = useUnitActions(setNoteUnitId);

  if (topics.length === 0) return <NothingToPractise topicCount={roadmap.topicCount} />;
  return (
    <div className={styles.practice} data-notices="beside">
      <RefusedNotes notes={refused} units={units} onOpen={setNoteUnitId} />
      <Columns value={roadmap.columns}>
        <TopicBrowser
          roadmapId={roadmap.id}
          topics={topics}
          noun={roadmap.countedAs}
          actions={actions}
          remark={roadmap.illustrative && <Illustrative />}
        />
      </Columns>
      <Sources {...roadmap.sources} />
      <NoteOf
        unit={own ? units.find((unit) => unit.id === noteUnitId) : undefined}
        refused={refused}
        actions={actions}
        onClose={() => setNoteUnitId(null)}
      />
    </div>
  );
}

interface NoteOfProps {
  unit: LearningUnit | undefined;
  refused: RefusedNote[];
  actions: UnitActions;
  onClose: () => void;
}

/**
 * The note dialog of the problem whose note is open, if any. It waits for the person's own progress: the
 * visitor's copy has no notes.
 */
function NoteOf({ unit, refused, actions: { personId }, onClose }: NoteOfProps) {
  if (!personId) return null;
  const note = unit && {
    unit,
    target: { personId, unitId: unit.id },
    refused: refused.find(({ unitId }) => unitId === unit.id),
  };
  return <LazyNoteDialog note={note} onClose={onClose} />;
}

const Illustrative = () => (
  <p className={styles.illustrative}>
    <InfoIcon aria-hidden="true" />
    Listed companies and ratings are illustrative.
  </p>
);
