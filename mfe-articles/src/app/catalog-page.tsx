import { messageOf, useQuery } from '@site/shared/platform';
import { ArrowRightIcon, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { articleListQuery } from '../features/catalog/catalog.queries.ts';
import { Catalog } from '../features/catalog/catalog.tsx';
import { CatalogSkeleton } from '../features/catalog/catalog-skeleton.tsx';
import { useProblems } from '../features/dsa-problem/use-problems.ts';

/** /dsaarticles */
export const CatalogPage = () => (
  <Page
    title="DSA problems and articles"
    intro="Problems with a solution you can run, category by category, and articles on everything around them."
    actions={
      <ButtonLink to="/roadmaps/dsa" variant="primary" icon={<ArrowRightIcon aria-hidden="true" />}>
        Open the practice sheet
      </ButtonLink>
    }
  >
    <Lists />
  </Page>
);

function Lists() {
  const problems = useProblems();
  const articles = useQuery(articleListQuery());
  const error = (!problems.list && problems.error) || (!articles.data && articles.error);
  if (error) {
    return (
      <ErrorState
        title="The problems and articles could not be loaded"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => {
          if (problems.error) problems.retry();
          if (articles.error) void articles.refetch();
        }}
        retryLabel="Try again"
      />
    );
  }
  if (!problems.list || !articles.data) return <CatalogSkeleton />;
  return <Catalog problems={problems.list} articles={articles.data} />;
}
