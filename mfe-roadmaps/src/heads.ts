import type { JsonLdNode, PageHead, PageHeads } from '@site/shared/contracts/composition';
import {
  breadcrumbsNode,
  listNode,
  plainLine,
  publisherNode,
  shortened,
} from '@site/shared/contracts/composition';
import type { RoadmapDetail, RoadmapSummary } from '@site/shared/contracts/practice';
import { personKey, queryClient } from '@site/shared/platform';
import { type MissingNoun, notFoundTexts } from './app/not-found-texts.ts';
import { roadmapIdOf } from './app/practice-page.tsx';
import { describeExercise } from './features/exercise/describe-exercise.ts';
import { exerciseQuery } from './features/exercise/exercise.queries.ts';
import {
  interviewQuery,
  isMissing as isMissingFromMocks,
  mockTestQuery,
} from './features/mock-test/mock-tests.queries.ts';
import { companySheetQuery, isMissing, roadmapQuery } from './features/practice/roadmap.queries.ts';
import { roadmapListQuery } from './features/roadmaps/roadmap-list.queries.ts';

type Url = (path: string) => string;

const toMockTests = { name: 'Mock tests', path: '/mock-tests' };

const linkTo = ({ id, title }: Pick<RoadmapSummary, 'id' | 'title'>) => ({
  name: title,
  path: `/roadmaps/${id}`,
});

const missingHead = (title: string, description: string): Partial<PageHead> => ({
  title,
  description,
  noindex: true,
  status: 404,
});

const missing = (noun: MissingNoun): Partial<PageHead> => {
  const { title, intro } = notFoundTexts(noun);
  return missingHead(title, intro);
};

const roadmapNode = (url: Url, roadmap: RoadmapDetail): JsonLdNode => ({
  '@type': 'Course',
  name: roadmap.title,
  description: roadmap.description,
  url: url(`/roadmaps/${roadmap.id}`),
  provider: publisherNode(url),
  educationalLevel: roadmap.complexity,
  about: roadmap.category,
  keywords: roadmap.tags,
  isAccessibleForFree: true,
});

const practiceHead: PageHeads[string] = ({ params, url }) => {
  const { queryKey } = roadmapQuery(roadmapIdOf(params.apiId), personKey());
  const { data, error } = queryClient.getQueryState(queryKey) ?? {};
  if (isMissing(error)) return missing('roadmap');
  if (!data) return;
  const { title, description } = data;
  const steps = [{ name: 'Roadmaps', path: '/roadmaps' }, linkTo(data)];
  return { title, description, about: [roadmapNode(url, data), breadcrumbsNode(url, ...steps)] };
};

const companyHead: PageHeads[string] = ({ params: { slug = '' }, url }) => {
  const { queryKey } = companySheetQuery(slug, personKey());
  const { data, error } = queryClient.getQueryState(queryKey) ?? {};
  if (isMissing(error)) return missing('company');
  if (!data) return;
  const { id, title, description } = data;
  const [topics = []] = data.modules.map(({ sub_modules }) => sub_modules.topics);
  const steps = [
    { name: 'Roadmaps', path: '/roadmaps' },
    { name: title, path: `/roadmaps/company/${id}` },
  ];
  const about = [breadcrumbsNode(url, ...steps)];
  return { title, description, about, ...(topics.length === 0 && { noindex: true }) };
};

const unitHead: PageHeads[string] = ({ params: { apiId = '', unitId = '' }, url }) => {
  const roadmap = queryClient.getQueryState(roadmapQuery(apiId, personKey()).queryKey);
  const exercise = queryClient.getQueryState(exerciseQuery(apiId, unitId).queryKey);
  if (isMissing(roadmap?.error)) return missing('roadmap');
  if (isMissing(exercise?.error)) return missing(roadmap?.data?.counted_as ?? 'problem');
  if (!roadmap?.data || !exercise?.data) return;
  const unit = roadmap.data.modules
    .flatMap(({ sub_modules }) => sub_modules.topics)
    .flatMap(({ learning_units }) => learning_units)
    .find(({ id }) => id === unitId);
  if (!unit) return;
  const steps = [
    { name: 'Roadmaps', path: '/roadmaps' },
    linkTo(roadmap.data),
    { name: unit.name, path: `/roadmaps/${apiId}/${unitId}` },
  ];
  return {
    title: unit.name,
    description: shortened(describeExercise(exercise.data)),
    about: [breadcrumbsNode(url, ...steps)],
  };
};

/** What goes into pages' heads beyond remote.json. */
export const heads: PageHeads = {
  '/roadmaps': ({ url }) => {
    const roadmaps = queryClient.getQueryData(roadmapListQuery(personKey()).queryKey);
    return roadmaps && { about: [listNode(url, 'Roadmaps', roadmaps.map(linkTo))] };
  },
  '/roadmaps/dsa': practiceHead,
  '/roadmaps/:apiId': practiceHead,
  '/roadmaps/company/:slug': companyHead,
  '/roadmaps/:apiId/:unitId': unitHead,

  '/mock-tests/:id': ({ params, url }) => {
    const { queryKey } = mockTestQuery(params.id ?? '');
    const { data, error } = queryClient.getQueryState(queryKey) ?? {};
    if (isMissingFromMocks(error))
      return missingHead('Test not found', "There's no mock test at this address.");
    if (!data) return;
    const { id, title, description } = data;
    const steps = [toMockTests, { name: title, path: `/mock-tests/${id}` }];
    return { title, description: plainLine(description), about: [breadcrumbsNode(url, ...steps)] };
  },

  '/mock-interviews/:id': ({ params, url }) => {
    const { queryKey } = interviewQuery(params.id ?? '');
    const { data, error } = queryClient.getQueryState(queryKey) ?? {};
    if (isMissingFromMocks(error))
      return missingHead('Script not found', "There's no mock interview at this address.");
    if (!data) return;
    const { id, title, description } = data;
    const steps = [toMockTests, { name: title, path: `/mock-interviews/${id}` }];
    return { title, description: plainLine(description), about: [breadcrumbsNode(url, ...steps)] };
  },
};
