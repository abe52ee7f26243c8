import { messageOf, usePersonKey, useQuery, useSession } from '@site/shared/platform';
import { ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { OwnPlanLink } from '../features/home/own-plan-link.tsx';
import { TodayLink } from '../features/revision/today-link.tsx';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';
import { RoadmapList, RoadmapListSkeleton } from '../features/roadmaps/roadmap-list.tsx';

/** /roadmaps */
export function RoadmapsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(roadmapListQuery(usePersonKey()));
  return (
    <Page
      title="Roadmaps"
      actions={
        <>
          {user ? <OwnPlanLink /> : <ButtonLink to="/roadmaps/plan">Plan your days</ButtonLink>}
          {user && <TodayLink personId={user.id} />}
        </>
      }
      intro={`Choose a path and practise its problems in order.${user ? '' : ' Log in to keep your progress.'}`}
    >
      {data && <RoadmapList roadmaps={data} />}
      {!data && !error && <RoadmapListSkeleton />}
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
