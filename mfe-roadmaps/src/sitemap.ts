import type { Sitemap, SitemapEntry } from '@site/shared/contracts/composition';
import type { RoadmapDetail } from '@site/shared/contracts/practice';
import { personKey, queryClient } from '@site/shared/platform';
import { mockTestListQuery } from './features/mock-test/mock-tests.queries.ts';
import { companiesQuery, roadmapQuery } from './features/practice/roadmap.queries.ts';
import { roadmapListQuery } from './features/roadmaps/roadmap-list.queries.ts';

/** The practice sheets, each followed by its problems that have a page, the companies with problems, and the mock tests and interviews. */
export const sitemap: Sitemap = async () => {
  const [roadmaps, companies, mock] = await Promise.all([
    queryClient.fetchQuery(roadmapListQuery(personKey())),
    queryClient.fetchQuery(companiesQuery),
    queryClient.fetchQuery(mockTestListQuery()),
  ]);
  const details = roadmaps.map(({ id }) => queryClient.fetchQuery(roadmapQuery(id, personKey())));
  return [
    ...(await Promise.all(details)).flatMap((roadmap) => [
      { path: `/roadmaps/${roadmap.id}` },
      ...unitPages(roadmap),
    ]),
    ...companies.flatMap(({ slug, units }) =>
      units > 0 ? [{ path: `/roadmaps/company/${encodeURIComponent(slug)}` }] : [],
    ),
    ...mock.tests.map(({ id }) => ({ path: `/mock-tests/${id}` })),
    ...mock.interviews.map(({ id }) => ({ path: `/mock-interviews/${id}` })),
  ];
};

const unitPages = ({ modules }: RoadmapDetail): SitemapEntry[] =>
  modules
    .flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap(({ learning_units }) => learning_units)
    .flatMap(({ page_link }) => (page_link ? [{ path: page_link }] : []));
