import { messageOf, useQuery, useSession } from '@site/shared/platform';
import { ArrowRightIcon, ButtonLink, ErrorState, Page } from '@site/shared/ui';
import { articleListQuery } from '../features/catalog/catalog.queries.ts';
import { Catalog } from '../features/catalog/catalog.tsx';
import { CatalogSkeleton } from '../features/catalog/catalog-skeleton.tsx';
import { useProblems } from '../features/dsa-problem/use-problems.ts';

/** /dsaarticles */
export function CatalogPage() {
  const { user } = useSession();
  return (
    <Page
      title="DSA problems and articles"
      intro={`Problems with solutions you can run, and articles on patterns, interviews and careers.${user ? '' : ' Free to read, no account needed.'}`}
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
      <Lists />
    </Page>
  );
}

function Lists() {
  const problems = useProblems();
  const articles = useQuery(articleListQuery());
  const error = (!problems.list && problems.error) || (!articles.data && articles.error);
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the problems and articles"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => {
          if (problems.error) problems.retry();
          if (articles.error) void articles.refetch();
        }}
      />
    );
  }
  if (!problems.list || !articles.data) return <CatalogSkeleton />;
  return <Catalog problems={problems.list} articles={articles.data} />;
}
