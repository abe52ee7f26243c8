import { messageOf, usePersonKey, useQuery } from '@site/shared/platform';
import { ErrorState, Page } from '@site/shared/ui';
import { RoadmapLinks, RoadmapLinksSkeleton } from '../features/roadmaps/roadmap-links.tsx';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** /example */
export function StartPage() {
  const { data, error, refetch } = useQuery(roadmapListQuery(usePersonKey()));
  return (
    <Page title="Example title" intro="Pick a roadmap to practise.">
      {data && <RoadmapLinks roadmaps={data} />}
      {!data && !error && <RoadmapLinksSkeleton />}
      {!data && error && (
        <ErrorState
          title="We couldn't load the roadmaps"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
