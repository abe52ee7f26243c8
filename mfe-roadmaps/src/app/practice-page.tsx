import { queryKeys } from '@site/shared/contracts/composition';
import type { RoadmapSummary } from '@site/shared/contracts/practice';
import {
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  runtimeConfig,
  sessionStore,
  useParams,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import { ReviseControl } from '@site/shared/revision';
import { BackLink, ErrorState, Notice, Page, Skeleton, useHydrated } from '@site/shared/ui';
import { useState } from 'react';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { PracticeView } from '../features/practice/practice-view.tsx';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { SheetProgress } from '../features/practice/progress/progress-summary.tsx';
import { reloadPage } from '../features/practice/reload-page.ts';
import { roadmapErrorMessage, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import {
  type PracticeRoadmap,
  practiceRoadmap,
} from '../features/practice/topics/practice-roadmap.ts';
import { UnitExtra } from '../features/practice/topics/unit-row.tsx';
import styles from './practice-page.module.css';

/** Without an id, the page shows the default roadmap. */
export const roadmapIdOf = (apiId: string | undefined) => apiId ?? runtimeConfig().defaultRoadmapId;

/**
 * Starts loading the roadmap while the page's code is loading. Never fails: the page shows what went wrong.
 */
export function practiceLoader({ params }: LoaderFunctionArgs) {
  // First, so that a change sent in the meantime isn't missed.
  if (sessionStore.getState().user) followProgress();
  void queryClient.prefetchQuery(roadmapQuery(roadmapIdOf(params.apiId), personKey()));
  return null;
}

/** /roadmaps/:apiId, and /roadmaps/dsa for the default roadmap. */
export function PracticePage() {
  const roadmapId = roadmapIdOf(useParams().apiId);
  const person = usePersonKey();
  const { data, error, isPlaceholderData } = useQuery({
    ...roadmapQuery(roadmapId, person),
    select: practiceRoadmap,
    placeholderData: (shown, query) => (isVisitors(query?.queryKey, roadmapId) ? shown : undefined),
  });
  if (!data) return <UnloadedPage roadmapId={roadmapId} person={person} error={error} />;
  return (
    <LoadedPage key={roadmapId} roadmap={data} own={!isPlaceholderData} stale={error !== null} />
  );
}

interface LoadedPageProps {
  roadmap: PracticeRoadmap;
  /** Whether the progress in `roadmap` is the person's own. */
  own: boolean;
  stale: boolean;
}

/** People who have started know what the sheet is about: they see one line of the intro, and more problems. */
function LoadedPage({ roadmap, own, stale }: LoadedPageProps) {
  // As of the first load: completing the first problem mustn't move the rows.
  const [first, setFirst] = useState({ own, begun: hasBegun(roadmap) });
  if (first.own !== own) setFirst({ own, begun: hasBegun(roadmap) });
  return (
    <Page
      title={roadmap.title}
      intro={<span className={first.begun ? styles.known : undefined}>{roadmap.description}</span>}
      above={<AllRoadmaps />}
      actions={<SheetProgress roadmap={roadmap} />}
    >
      {stale && (
        <Notice tone="warning" className={styles.stale}>
          You're seeing a saved copy. We couldn't load the latest version.
        </Notice>
      )}
      <UnitExtra value={ReviseControl}>
        <PracticeView roadmap={roadmap} own={own} />
      </UnitExtra>
    </Page>
  );
}

const hasBegun = ({ topics }: PracticeRoadmap) =>
  topics.some(({ units }) => units.some(({ progress }) => progress.completed));

/**
 * Someone who logs in on the page sees the visitor's copy until their own has loaded, never the other way
 * round.
 */
const isVisitors = (key: readonly string[] | undefined, roadmapId: string) =>
  key?.join() === queryKeys.roadmap(roadmapId, 'visitor').join();

interface UnloadedPageProps {
  roadmapId: string;
  person: string;
  error: Error | null;
}

/** The heading shows what the list has already loaded, so that it doesn't change when the rest arrives. */
function UnloadedPage({ roadmapId, person, error }: UnloadedPageProps) {
  const listed = queryClient
    .getQueryData<RoadmapSummary[]>(queryKeys.roadmaps(person))
    ?.find(({ id }) => id === roadmapId);
  // All unknown addresses share the document of an unknown roadmap (docs/decisions/0085).
  const named = useHydrated() ? roadmapId : null;
  const intro = listed?.description ?? (error ? undefined : <Skeleton className={styles.intro} />);
  return (
    <Page
      title={listed?.title ?? 'Practice problems'}
      intro={intro}
      above={<AllRoadmaps />}
      actions={!error && <Skeleton className={styles.progress} />}
    >
      {error ? (
        <ErrorState
          title="Error Loading Practice Problems"
          message={roadmapErrorMessage(error, named)}
          onRetry={reloadPage}
          retryLabel="Try Again"
        />
      ) : (
        <PracticeSkeleton />
      )}
    </Page>
  );
}

const AllRoadmaps = () => <BackLink to="/roadmaps">All roadmaps</BackLink>;
