import type { CountedAs, UnitMaterial } from '@site/shared/contracts';
import { messageOf, useParams, usePersonKey, useQuery } from '@site/shared/platform';
import { ReviseControl } from '@site/shared/revision';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BackLink,
  ButtonLink,
  ClockIcon,
  DifficultyBadge,
  ErrorState,
  ExternalLinkIcon,
  Facts,
  LayersIcon,
  type Neighbour,
  Page,
  Pager,
  Skeleton,
} from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';
import type { ReactNode } from 'react';
import { JavaScriptTaskView } from '../features/javascript-task/javascript-task.tsx';
import { materialQuery } from '../features/material/material.queries.ts';
import { CompleteButton } from '../features/practice/progress/complete-button.tsx';
import {
  applyPending,
  type PendingUnit,
  usePendingProgress,
} from '../features/practice/progress/pending-progress.ts';
import { useUnitActions } from '../features/practice/progress/use-unit-actions.ts';
import { WaitingMark } from '../features/practice/progress/waiting-mark.tsx';
import { isMissing, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { QuizView } from '../features/quiz/quiz.tsx';
import { SqlTaskView } from '../features/sql-task/sql-task.tsx';
import { TaskSolution } from '../features/task-solution/task-solution.tsx';
import { UnitTextView } from '../features/unit-text/unit-text.tsx';
import { type MissingNoun, notFoundTexts } from './not-found-texts.ts';
import styles from './unit-page.module.css';
import { unitPlace } from './unit-place.ts';

/** /roadmaps/:apiId/:unitId: a unit of a practice sheet, with what this site has for it. */
export function UnitPage() {
  const { apiId = '', unitId = '' } = useParams();
  const person = usePersonKey();
  const roadmap = useQuery({ ...roadmapQuery(apiId, person), select: practiceRoadmap });
  const material = useQuery(materialQuery(apiId, unitId));
  const pending = usePendingProgress(person);
  const place = roadmap.data && unitPlace(applyPending(roadmap.data.topics, pending), unitId);
  if (!roadmap.data && isMissing(roadmap.error)) return <RoadmapNotFound />;
  // Before the roadmap is there, nobody knows what is missing in it.
  if (place === null || (place && !material.data && isMissing(material.error))) {
    return <UnitNotFound sheet={apiId} noun={roadmap.data?.countedAs ?? 'problem'} />;
  }
  const error = (!material.data && material.error) || (!roadmap.data && roadmap.error);
  const retry = () => {
    void material.refetch();
    void roadmap.refetch();
  };
  return (
    <Page
      title={place?.unit.name ?? 'Practice'}
      above={
        <BackLink to={`/roadmaps/${apiId}?problem=${unitId}`}>
          {roadmap.data?.title ?? 'Practice sheet'}
        </BackLink>
      }
    >
      {place && (
        <UnitFacts
          unit={place.unit}
          topic={place.topic.title}
          material={material.data}
          person={person}
        />
      )}
      {material.data && (
        <MaterialView
          key={`${unitId} ${person}`}
          material={material.data}
          unit={place?.unit}
          next={place?.next}
        />
      )}
      {!material.data && !error && <Skeleton height="20rem" />}
      {error && (
        <ErrorState
          title="We couldn't load this page"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={retry}
        />
      )}
      {place && (
        <Pager previous={place.previous} next={place.next} noun={roadmap.data?.countedAs} />
      )}
    </Page>
  );
}

interface MaterialViewProps {
  material: UnitMaterial;
  unit: PendingUnit | undefined;
  /** The next unit with a page. */
  next: Neighbour | null | undefined;
}

function MaterialView({ material, unit, next }: MaterialViewProps) {
  const { personId, save } = useUnitActions();
  const isOpen = unit && !unit.progress.completed;
  const offer = isOpen && <CompleteButton unit={unit} />;
  const complete = () => {
    if (isOpen && personId) save(unit.id, { completed: true });
  };
  switch (material.kind) {
    case 'sql':
      return (
        <SqlTaskView task={material} offer={offer} solution={<TaskSolution task={material} />} />
      );
    case 'javascript':
      return (
        <JavaScriptTaskView
          task={material}
          solution={<TaskSolution task={material} />}
          offer={
            <div className={styles.actions}>
              {offer}
              {next && (
                <ButtonLink to={next.path}>
                  Next: {next.title}
                  <ArrowRightIcon aria-hidden="true" />
                </ButtonLink>
              )}
            </div>
          }
        />
      );
    case 'quiz':
      return <QuizView quiz={material} onDone={complete} offer={offer} />;
    case 'text':
      return <UnitTextView text={material} offer={offer} />;
    default:
      return null;
  }
}

interface UnitFactsProps {
  unit: PendingUnit;
  topic: string;
  material: UnitMaterial | undefined;
  person: string;
}

function UnitFacts({ unit, topic, material, person }: UnitFactsProps) {
  const { completed } = unit.progress;
  const isOwn = person !== 'visitor';
  return (
    <div className={styles.facts}>
      <Facts label="About this page">
        <li>
          <DifficultyBadge difficulty={unit.difficulty} />
        </li>
        <li>
          <LayersIcon aria-hidden="true" />
          {topic}
        </li>
        <li>
          <ClockIcon aria-hidden="true" />
          {material?.kind === 'text'
            ? `${material.reading_time_minutes} min read`
            : `${unit.time_to_complete} minutes`}
        </li>
        {unit.problem_link && (
          <li>
            <ExternalLinkIcon aria-hidden="true" />
            <a href={unit.problem_link} target="_blank" rel="noopener noreferrer">
              A similar problem on {new URL(unit.problem_link).hostname}
            </a>
          </li>
        )}
      </Facts>
      <div className={styles.actions}>
        <CompleteButton unit={unit} />
        {isOwn && completed && !unit.completing && <ReviseControl unit={unit} />}
        <WaitingMark unit={unit} />
      </div>
    </div>
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
