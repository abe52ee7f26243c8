import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { ArticleSummary } from '@site/shared/contracts/editorial';
import {
  type DsaProblemSummary,
  isSolvedHere,
  type LearningUnit,
  type MockTestList,
  nameInId,
  type RoadmapDetail,
  type RoadmapSummary,
} from '@site/shared/contracts/practice';
import type { SearchUnit } from '@site/shared/contracts/site';
import type { Articles, Posts } from '../../editorial/index.ts';
import type { DsaProblems, ExerciseName, MockTests, Roadmaps } from '../../practice/index.ts';
import { ownPages } from '../page/page-path.ts';
import type { SearchDocument } from './search-index.ts';

/** Where everything that can be found comes from: the modules say what a visitor may see. */
export interface Sources {
  roadmaps: Roadmaps;
  dsaProblems: DsaProblems;
  articles: Articles;
  posts: Posts;
  mockTests: Pick<MockTests, 'list'>;
  /** By unit id. */
  exerciseNames: () => Promise<Map<string, ExerciseName>>;
}

/** Articles that are fetched at a time. */
const PAGE = 100;

export async function findDocuments(sources: Sources): Promise<SearchDocument[]> {
  const [roadmaps, problems, articles, posts, mockTests] = await Promise.all([
    roadmapDocuments(sources),
    problemDocuments(sources.dsaProblems),
    articleDocuments(sources.articles),
    postDocuments(sources.posts),
    mockTestDocuments(sources.mockTests),
  ]);
  return onePerPage([...mockTests, ...roadmaps, ...problems, ...articles, ...posts]);
}

/** A problem of a sheet that has a page of its own is listed twice: it's found by what both lists say, as one. */
function onePerPage(documents: SearchDocument[]): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>();
  for (const document of documents) {
    const { path, title, tags } = document;
    const known = byPath.get(path);
    byPath.set(
      path,
      known
        ? {
            ...known,
            tags: [...known.tags, ...tags],
            description: `${known.description} ${title}`,
          }
        : document,
    );
  }
  return [...byPath.values()];
}

/** The pages that name words to find them by, of the shell and of each remote. */
export function pageDocuments(manifest: ReleaseManifest): SearchDocument[] {
  return ownPages(manifest).flatMap(({ path, title, description, keywords }) =>
    keywords
      ? [
          {
            ...{ kind: 'page', id: `page-${path}`, title, place: description, path },
            ...{ difficulty: null, tags: keywords, description: '' },
          },
        ]
      : [],
  );
}

async function roadmapDocuments({
  roadmaps,
  exerciseNames,
}: Pick<Sources, 'roadmaps' | 'exerciseNames'>): Promise<SearchDocument[]> {
  const names = await exerciseNames();
  const list: RoadmapSummary[] = JSON.parse((await roadmaps.visitorRoadmapList()).json);
  const details = await Promise.all(list.map(({ id }) => roadmaps.visitorRoadmap(id)));
  return details
    .filter((response) => response !== null)
    .flatMap(({ json }) => documentsOfRoadmap(JSON.parse(json), names));
}

/** What learners type for a quiz. */
const OF_QUIZ = ['quiz', 'multiple choice', 'mcq'];

/**
 * A unit is found under its name, which its sheet and its page have; if that's a task, also by its title and by the name
 * in its id, which is that of a similar one elsewhere.
 */
function documentsOfRoadmap(
  roadmap: RoadmapDetail,
  names: ReadonlyMap<string, ExerciseName>,
): SearchDocument[] {
  const { id, title, category, description, tags, modules, counted_as } = roadmap;
  const path = `/roadmaps/${encodeURIComponent(id)}`;
  const topics = modules.flatMap(({ sub_modules }) => sub_modules.topics);
  const units = topics.flatMap((topic) =>
    topic.learning_units.map((unit) => {
      const exercise = names.get(unit.id);
      const special = specialUnit(exercise, counted_as);
      return {
        kind: 'problem' as const,
        ...(special && { unit: special }),
        id: `problem-${unit.id}`,
        title: unit.name,
        place: `${title} · ${topic.title}`,
        difficulty: unit.difficulty,
        path: ownPageOf(unit) ?? `${path}?problem=${unit.id}`,
        tags: [...unit.tags, ...(special === 'quiz' ? OF_QUIZ : [])],
        description: exercise?.title ? `${exercise.title} ${nameInId(unit.id, id)}` : '',
      };
    }),
  );
  const facts = { kind: 'roadmap' as const, id: `roadmap-${id}`, difficulty: null };
  return [{ ...facts, title, place: category, path, tags, description }, ...units];
}

const ownPageOf = ({ page_link, article_link }: LearningUnit): string | null =>
  page_link ?? (isSolvedHere(article_link) ? article_link : null);

/** A text is a problem's if the roadmap is made of problems. */
function specialUnit(
  exercise: ExerciseName | undefined,
  countedAs: RoadmapDetail['counted_as'],
): SearchUnit | null {
  if (exercise?.kind === 'quiz') return 'quiz';
  return exercise?.kind === 'text' && countedAs === 'unit' ? 'text' : null;
}

async function problemDocuments(problems: DsaProblems): Promise<SearchDocument[]> {
  const list: DsaProblemSummary[] = JSON.parse((await problems.visitorList()).json);
  return list.map(({ id, slug, title, category, difficulty }) => ({
    kind: 'problem',
    id: `dsa-problem-${id}`,
    title,
    place: category,
    difficulty,
    path: `/dsaarticle/${slug}`,
    tags: [category],
    description: '',
  }));
}

async function articleDocuments(articles: Articles): Promise<SearchDocument[]> {
  const found: ArticleSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { articles: more, total } = await articles.list({ page, page_size: PAGE });
    found.push(...more);
    if (more.length === 0 || found.length >= total) break;
  }
  return found.map(({ id, slug, title, description, category, difficulty, tags }) => ({
    kind: 'article',
    id: `article-${id}`,
    title,
    place: category.name,
    difficulty,
    path: `/article/${slug}`,
    tags,
    description,
  }));
}

async function postDocuments(posts: Posts): Promise<SearchDocument[]> {
  const list = await posts.list();
  return list.map(({ id, title }) => ({
    kind: 'article',
    id: `post-${id}`,
    title,
    place: 'Posts',
    difficulty: null,
    path: `/posts/${id}`,
    tags: [],
    description: '',
  }));
}

/** Each has a page of its own, with its facts. */
async function mockTestDocuments(mockTests: Sources['mockTests']): Promise<SearchDocument[]> {
  const { tests, interviews }: MockTestList = JSON.parse((await mockTests.list()).json);
  const documentOf = (path: string, place: string, tags: string[]) => ({
    ...{ kind: 'page' as const, id: `page-${path}`, path, difficulty: null },
    ...{ place, tags },
  });
  return [
    ...tests.map(({ id, title, description, topics }) => ({
      ...documentOf(`/mock-tests/${id}`, 'Mock test', topics),
      ...{ title, description },
    })),
    ...interviews.map(({ id, title, description }) => ({
      ...documentOf(`/mock-interviews/${id}`, 'Mock interview', []),
      ...{ title, description },
    })),
  ];
}
