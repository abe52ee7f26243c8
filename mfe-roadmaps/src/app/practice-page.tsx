import { queryKeys, type RoadmapSummary } from '@site/shared/contracts';
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
import { BackLink, ErrorState, Notice, Page, Skeleton } from '@site/shared/ui';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { PracticeView } from '../features/practice/practice-view.tsx';
import { followOutbox } from '../features/practice/progress/follow-outbox.ts';
import { reloadPage } from '../features/practice/reload-page.ts';
import { roadmapErrorMessage, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { UnitExtra } from '../features/practice/topics/unit-extra.ts';
import { ReviseControl } from '../features/revision/revise-control.tsx';
import styles from './practice-page.module.css';

const roadmapIdOf = (apiId: string | undefined) => apiId ?? runtimeConfig().defaultRoadmapId;

/** Starts loading the roadmap while the page is on its way. Never fails: the page shows what went wrong. */
export function practiceLoader({ params }: LoaderFunctionArgs) {
  // First, so that a change which goes out in the meantime is not missed.
  if (sessionStore.getState().user) followOutbox();
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
    <Page title={data.title} intro={data.description} above={<BackToRoadmaps />}>
      {error && (
        <Notice tone="warning" className={styles.stale}>
          This is the last copy that could be loaded. The latest one is not available right now.
        </Notice>
      )}
      <UnitExtra value={ReviseControl}>
        <PracticeView key={roadmapId} roadmap={data} own={!isPlaceholderData} />
      </UnitExtra>
    </Page>
  );
}

/** Who logs in on the page keeps seeing the visitor's copy until the own one is there. Never the other way round. */
const isVisitors = (key: readonly string[] | undefined, roadmapId: string) =>
  key?.join() === queryKeys.roadmap(roadmapId, 'visitor').join();

interface UnloadedPageProps {
  roadmapId: string;
  person: string;
  error: Error | null;
}

/** What is already known from the list stands in the heading, so that it does not change when the rest comes. */
function UnloadedPage({ roadmapId, person, error }: UnloadedPageProps) {
  const listed = queryClient
    .getQueryData<RoadmapSummary[]>(queryKeys.roadmaps(person))
    ?.find(({ id }) => id === roadmapId);
  const intro = listed?.description ?? (error ? undefined : <Skeleton className={styles.intro} />);
  return (
    <Page title={listed?.title ?? 'Practice problems'} intro={intro} above={<BackToRoadmaps />}>
      {error ? (
        <ErrorState
          title="Error Loading Practice Problems"
          message={roadmapErrorMessage(error, roadmapId)}
          onRetry={reloadPage}
        />
      ) : (
        <PracticeSkeleton />
      )}
    </Page>
  );
}

const BackToRoadmaps = () => <BackLink to="/roadmaps">All roadmaps</BackLink>;
