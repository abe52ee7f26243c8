import type { Sitemap } from '@site/shared/contracts/composition';
import { personKey, queryClient } from '@site/shared/platform';
import { publicAuthorsQuery } from './features/author/author.queries.ts';
import { articleListQuery } from './features/catalog/catalog.queries.ts';
import { problemListQuery } from './features/dsa-problem/dsa-problem.queries.ts';

export const sitemap: Sitemap = async () => {
  const [problems, articles, authors] = await Promise.all([
    queryClient.fetchQuery(problemListQuery(personKey())),
    queryClient.fetchQuery(articleListQuery()),
    queryClient.fetchQuery(publicAuthorsQuery()),
  ]);
  return [
    ...problems.map(({ slug }) => ({ path: `/dsaarticle/${slug}` })),
    ...articles.map(({ slug, updated_at }) => ({
      path: `/article/${slug}`,
      modifiedAt: updated_at,
    })),
    ...authors.map(({ slug }) => ({ path: `/author/${slug}` })),
  ];
};
