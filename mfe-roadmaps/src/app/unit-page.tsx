import type { CountedAs } from '@site/shared/contracts';
import { messageOf, Navigate, useParams, usePersonKey, useQuery } from '@site/shared/platform';
import { Byline } from '@site/shared/reading';
import {
  ArrowLeftIcon,
  BackLink,
  ButtonLink,
  ErrorState,
  Facts,
  Page,
  Pager,
  Skeleton,
} from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import type { ReactNode } from 'react';
import { exerciseQuery } from '../features/exercise/exercise.queries.ts';
import {
  applyPending,
  usePendingProgress,
} from '../features/practice/progress/pending-progress.ts';
import { isMissing, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { type MissingNoun, notFoundTexts } from './not-found-texts.ts';
import { problemPath } from './problem-path.ts';
import { UnitExerciseView } from './unit-exercise-view.tsx';
import { UnitActions, UnitFacts } from './unit-facts.tsx';
import styles from './unit-page.module.css';
import { unitPosition } from './unit-position.ts';

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
  // What's missing can only be known once the roadmap has loaded.
  const isKnown = roadmap.data && !exercise.isPending;
  if (isKnown && (!position || (!exercise.data && isMissing(exercise.error)))) {
    return <UnitNotFound sheet={apiId} noun={roadmap.data?.countedAs ?? 'problem'} />;
  }
  const error = (!exercise.data && exercise.error) || (!roadmap.data && roadmap.error);
  const retry = () => {
    void exercise.refetch();
    void roadmap.refetch();
  };
  return (
    <Page
      title={position?.unit.name ?? 'Practice'}
      above={
        <BackLink to={`/roadmaps/${apiId}?problem=${unitId}`}>
          {roadmap.data?.title ?? 'Practice sheet'}
        </BackLink>
      }
      actions={
        position && <UnitActions unit={position.unit} exercise={exercise.data} person={person} />
      }
    >
      {position && (
        <UnitFacts unit={position.unit} topic={position.topic.title} exercise={exercise.data} />
      )}
      {exercise.data && (
        <UnitExerciseView
          key={`${unitId} ${person}`}
          exercise={exercise.data}
          unit={position?.unit}
          next={position?.next}
        />
      )}
      {!exercise.data && !error && <Skeleton height="20rem" />}
      {error && (
        <ErrorState
          title="We couldn't load this page"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={retry}
        />
      )}
      {exercise.data && (
        <div className={styles.byline}>
          <Facts label="About this text">
            <Byline reviewed={exercise.data.reviewed} />
          </Facts>
        </div>
      )}
      {position && (
        <Pager previous={position.previous} next={position.next} noun={roadmap.data?.countedAs} />
      )}
    </Page>
  );
}

const RoadmapNotFound = () => (
  <NotFound noun="roadmap">
    <ButtonLink to="/roadmaps" icon={<ArrowLeftIcon aria-hidden="true" />}>
      All roadmaps
    </ButtonLink>
  </NotFound>
);

/** @param sheet the id of the practice sheet */
const UnitNotFound = ({ sheet, noun }: { sheet: string; noun: CountedAs }) => (
  <NotFound noun={noun}>
    <ButtonLink to={`/roadmaps/${sheet}`} icon={<ArrowLeftIcon aria-hidden="true" />}>
      Practice sheet
    </ButtonLink>
  </NotFound>
);

const NotFound = ({ noun, children }: { noun: MissingNoun; children: ReactNode }) => (
  <Page {...notFoundTexts(noun)} width="text">
    <MissingStep />
    {children}
  </Page>
);
