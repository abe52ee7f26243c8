import type { Exercise } from '@site/shared/contracts/practice';
import { ExerciseEnd, ExercisePage, MissingExercise } from '@site/shared/exercise';
import { Navigate, useParams, usePersonKey, useQuery } from '@site/shared/platform';
import { exerciseQuery } from '../features/exercise/exercise.queries.ts';
import {
  applyPending,
  usePendingProgress,
} from '../features/practice/progress/pending-progress.ts';
import { isMissing, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { notFoundTexts } from './not-found-texts.ts';
import { problemPath } from './problem-path.ts';
import { UnitExercise } from './unit-exercise.tsx';
import { UnitCompletion, UnitMore } from './unit-head.tsx';
import styles from './unit-page.module.css';
import { type UnitPosition, unitPosition } from './unit-position.ts';

/** /roadmaps/:apiId/:unitId: a unit of a practice sheet, with its exercise. */
export function UnitPage() {
  const { apiId = '', unitId = '' } = useParams();
  const person = usePersonKey();
  const roadmap = useQuery({ ...roadmapQuery(apiId, person), select: practiceRoadmap });
  const exercise = useQuery(exerciseQuery(apiId, unitId));
  const pending = usePendingProgress(person);
  const position = roadmap.data && unitPosition(applyPending(roadmap.data.topics, pending), unitId);
  if (!roadmap.data && isMissing(roadmap.error)) return <RoadmapNotFound />;
  if (exercise.data?.kind === 'dsa') return <Navigate to={problemPath(exercise.data)} replace />;
  const noun = roadmap.data?.countedAs ?? 'problem';
  // What's missing can only be known once the roadmap has loaded.
  const isKnown = roadmap.data && !exercise.isPending;
  if (isKnown && (!position || (!exercise.data && isMissing(exercise.error)))) {
    const back = { path: `/roadmaps/${apiId}`, title: 'Practice sheet' };
    return <MissingExercise {...notFoundTexts(noun)} back={back} />;
  }
  const retry = () => {
    void exercise.refetch();
    void roadmap.refetch();
  };
  return (
    <ExercisePage
      id={`${unitId} ${person}`}
      title={position?.unit.name}
      facts={position ? factsOf(position, exercise.data) : undefined}
      untitled="Practice"
      noun={noun}
      back={{
        path: `/roadmaps/${apiId}?problem=${unitId}`,
        title: roadmap.data?.title ?? 'Practice sheet',
      }}
      actions={
        position && <UnitCompletion unit={position.unit} quiet={exercise.data?.kind !== 'text'} />
      }
      more={position && <UnitMore unit={position.unit} person={person} />}
      error={(!exercise.data && exercise.error) || (!roadmap.data && roadmap.error)}
      onRetry={retry}
    >
      {exercise.data && (
        <div className={styles.work}>
          <UnitExercise
            exercise={exercise.data}
            unit={position?.unit}
            noun={noun}
            next={position?.next}
          />
          <ExerciseEnd
            reviewed={exercise.data.reviewed}
            neighbours={position ?? undefined}
            noun={noun}
          />
        </div>
      )}
    </ExercisePage>
  );
}

const factsOf = ({ unit, topic }: UnitPosition, exercise: Exercise | undefined) => ({
  difficulty: unit.difficulty,
  topic: topic.title,
  time:
    exercise?.kind === 'text'
      ? `${exercise.reading_time_minutes} min read`
      : `${unit.time_to_complete} minutes`,
});

const RoadmapNotFound = () => (
  <MissingExercise
    {...notFoundTexts('roadmap')}
    back={{ path: '/roadmaps', title: 'All roadmaps' }}
  />
);
