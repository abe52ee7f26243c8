import { messageOf, runtimeConfig, usePersonKey, useQuery } from '@site/shared/platform';
import { ArrowRightIcon, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { ProblemIndex } from '../features/problems/problem-index.tsx';
import { ProblemIndexSkeleton } from '../features/problems/problem-index-skeleton.tsx';
import { problemsQuery } from '../features/problems/problems.queries.ts';

/** /dsaarticles */
export function ProblemsPage() {
  const { defaultRoadmapId } = runtimeConfig();
  const { data, error, refetch } = useQuery(problemsQuery(defaultRoadmapId, usePersonKey()));
  return (
    <Page
      title="DSA problems"
      intro="Every problem of the DSA sheet, topic by topic, with a link to where you can solve it."
      actions={
        <ButtonLink
          to="/roadmaps/dsa"
          variant="primary"
          icon={<ArrowRightIcon aria-hidden="true" />}
        >
          Open the practice sheet
        </ButtonLink>
      }
    >
      {data && <ProblemIndex roadmap={data} />}
      {!data && !error && <ProblemIndexSkeleton />}
      {!data && error && (
        <ErrorState
          title="The problems could not be loaded"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
          retryLabel="Try again"
        />
      )}
    </Page>
  );
}
