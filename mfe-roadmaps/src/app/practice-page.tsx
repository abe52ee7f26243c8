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
} from '@site/shared/platform';
import { ErrorState, Page, Skeleton, useHydrated } from '@site/shared/ui';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { reloadPage } from '../features/practice/reload-page.ts';
import { roadmapErrorMessage, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import styles from './practice-page.module.css';
import { AllRoadmaps, SheetPage, useSheet } from './sheet-page.tsx';

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
  const sheet = useSheet(roadmapQuery(roadmapId, person));
  const { roadmap, error } = sheet;
  if (!roadmap) return <UnloadedPage {...{ roadmapId, person, error }} />;
  return <SheetPage key={roadmapId} {...sheet} roadmap={roadmap} />;
}

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
