import type { Sitemap } from '@site/shared/contracts';
import { personKey, queryClient } from '@site/shared/platform';
import { articleListQuery } from './features/catalog/catalog.queries.ts';
import { problemListQuery } from './features/dsa-problem/dsa-problem.queries.ts';
import { mockTestListQuery } from './features/mock-test/mock-tests.queries.ts';

export const sitemap: Sitemap = async () => {
  const [problems, articles, mock] = await Promise.all([
    queryClient.fetchQuery(problemListQuery(personKey())),
    queryClient.fetchQuery(articleListQuery()),
    queryClient.fetchQuery(mockTestListQuery()),
  ]);
  return [
    ...problems.map(({ slug }) => ({ path: `/dsaarticle/${slug}` })),
    ...articles.map(({ slug, updated_at }) => ({
      path: `/article/${slug}`,
      modifiedAt: updated_at,
    })),
    ...mock.tests.map(({ id }) => ({ path: `/mock-tests/${id}` })),
    ...mock.interviews.map(({ id }) => ({ path: `/mock-interviews/${id}` })),
  ];
};
