import {
  Link,
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  runtimeConfig,
  useParams,
  usePersonKey,
  useQuery,
} from '@site/shared/platform';
import { ErrorState, Notice, Page } from '@site/shared/ui';
import { PracticeSkeleton } from '../features/practice/practice-skeleton.tsx';
import { PracticeView } from '../features/practice/practice-view.tsx';
import { reloadPage } from '../features/practice/reload-page.ts';
import { roadmapErrorMessage, roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';

const roadmapIdOf = (apiId: string | undefined) => apiId ?? runtimeConfig().defaultRoadmapId;

/** Starts loading the roadmap while the page is on its way. Never fails: the page shows what went wrong. */
export function practiceLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(roadmapQuery(roadmapIdOf(params.apiId), personKey()));
  return null;
}

/** /roadmaps/:apiId, and /roadmaps/dsa for the default roadmap. */
export function PracticePage() {
  const roadmapId = roadmapIdOf(useParams().apiId);
  const person = usePersonKey();
  const { data, error } = useQuery({ ...roadmapQuery(roadmapId, person), select: practiceRoadmap });

  if (!data && error) {
    return (
      <Page title="Practice problems" above={<BackToRoadmaps />}>
        <ErrorState
          title="Error Loading Practice Problems"
          message={roadmapErrorMessage(error, roadmapId)}
          onRetry={reloadPage}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title="Practice problems" above={<BackToRoadmaps />}>
        <PracticeSkeleton />
      </Page>
    );
  }
  return (
    <Page title={data.title} intro={data.description} above={<BackToRoadmaps />}>
      {error && (
        <Notice tone="warning">
          This is the last copy that could be loaded. The latest one is not available right now.
        </Notice>
      )}
      <PracticeView key={`${roadmapId} ${person}`} roadmapId={roadmapId} roadmap={data} />
    </Page>
  );
}

const BackToRoadmaps = () => <Link to="/roadmaps">All roadmaps</Link>;
