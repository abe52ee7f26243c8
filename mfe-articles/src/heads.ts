import type { JsonLdNode, PageHead, PageHeads } from '@site/shared/contracts/composition';
import {
  breadcrumbsNode,
  listNode,
  plainLine,
  publisherNode,
  shortened,
} from '@site/shared/contracts/composition';
import type { Article, ArticleSummary } from '@site/shared/contracts/editorial';
import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts/practice';
import { personKey, queryClient } from '@site/shared/platform';
import { isProblemMissing, problemQuery } from '@site/shared/workspace';
import { articleQuery, isMissing } from './features/article/article.queries.ts';
import { authorQuery, isAuthorMissing } from './features/author/author.queries.ts';
import { articleListQuery } from './features/catalog/catalog.queries.ts';
import { problemListQuery } from './features/dsa-problem/dsa-problem.queries.ts';

type Url = (path: string) => string;

const toProblem = ({ slug, title }: Pick<DsaProblemSummary, 'slug' | 'title'>) => ({
  name: title,
  path: `/dsaarticle/${slug}`,
});

const toArticle = ({ slug, title }: Pick<ArticleSummary, 'slug' | 'title'>) => ({
  name: title,
  path: `/article/${slug}`,
});

const missing = (title: string, description: string): Partial<PageHead> => ({
  title,
  description,
  noindex: true,
  status: 404,
});

/** What goes into pages' heads beyond remote.json. */
export const heads: PageHeads = {
  '/dsaarticles': ({ url }) => {
    const articles = queryClient.getQueryData(articleListQuery().queryKey);
    const problems = queryClient.getQueryData(problemListQuery(personKey()).queryKey);
    if (!articles || !problems) return;
    return {
      about: [
        listNode(url, 'Articles', articles.map(toArticle)),
        listNode(url, 'DSA problems', problems.map(toProblem)),
      ],
    };
  },

  '/dsaarticle/:slug': ({ params, url }) => {
    const { queryKey } = problemQuery(params.slug ?? '');
    const { data, error } = queryClient.getQueryState(queryKey) ?? {};
    if (isProblemMissing(error))
      return missing('Problem Not Found', 'The requested DSA problem could not be found.');
    if (!data) return;
    const steps = [{ name: 'DSA problems', path: '/dsaarticles' }, toProblem(data)];
    return {
      title: data.title,
      description: shortened(plainLine(data.description)),
      about: [problemNode(url, data), breadcrumbsNode(url, ...steps)],
    };
  },

  '/author/:slug': ({ params, url }) => {
    const { queryKey } = authorQuery(params.slug ?? '');
    const { data, error } = queryClient.getQueryState(queryKey) ?? {};
    if (isAuthorMissing(error))
      return missing('Author not found', "There's no author at this address.");
    if (!data) return;
    const { path } = toAuthor(data);
    const steps = [{ name: 'Articles', path: '/dsaarticles' }, toAuthor(data)];
    const about = shortened(plainLine(data.about));
    return {
      title: data.name,
      description: about || `Articles by ${data.name}.`,
      canonical: path,
      noindex: data.total === 0,
      about: [
        {
          '@type': 'ProfilePage',
          url: url(path),
          mainEntity: { ...personNode(url, data), ...(about && { description: about }) },
        },
        listNode(url, `Articles by ${data.name}`, data.articles.map(toArticle)),
        breadcrumbsNode(url, ...steps),
      ],
    };
  },

  '/article/:slug': ({ params, url }) => {
    const { queryKey } = articleQuery(params.slug ?? '', personKey());
    const { data, error } = queryClient.getQueryState(queryKey) ?? {};
    if (isMissing(error))
      return missing('Article not found', "There's no article at this address.");
    if (!data) return;
    const steps = [{ name: 'Articles', path: '/dsaarticles' }, toArticle(data)];
    return {
      title: data.meta_title ?? data.title,
      description: data.meta_description ?? data.description,
      // The address may use the id.
      canonical: toArticle(data).path,
      image: data.banner_image,
      article: {
        publishedAt: data.published_at,
        modifiedAt: data.updated_at,
        section: data.category.name,
        tags: data.tags,
      },
      about: [articleNode(url, data), breadcrumbsNode(url, ...steps)],
    };
  },
};

const toAuthor = ({ slug, name }: NonNullable<Article['author']>) => ({
  name,
  path: `/author/${slug}`,
});

const personNode = (url: Url, author: NonNullable<Article['author']>): JsonLdNode => ({
  '@type': 'Person',
  name: author.name,
  url: url(toAuthor(author).path),
});

const problemNode = (url: Url, problem: DsaProblem): JsonLdNode => ({
  '@type': ['TechArticle', 'LearningResource'],
  headline: problem.title,
  name: problem.title,
  description: plainLine(problem.description),
  url: url(toProblem(problem).path),
  articleSection: problem.category,
  educationalLevel: problem.difficulty,
  learningResourceType: 'Problem with solution',
  timeRequired: 'PT15M',
  author: publisherNode(url),
  publisher: publisherNode(url),
  isAccessibleForFree: true,
});

const articleNode = (url: Url, article: Article): JsonLdNode => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  url: url(toArticle(article).path),
  mainEntityOfPage: url(toArticle(article).path),
  datePublished: article.published_at ?? article.created_at,
  dateModified: article.updated_at,
  articleSection: article.category.name,
  keywords: article.meta_keywords.length > 0 ? article.meta_keywords : article.tags,
  educationalLevel: article.difficulty,
  timeRequired: `PT${article.reading_time_minutes}M`,
  author: article.author ? personNode(url, article.author) : publisherNode(url),
  publisher: publisherNode(url),
  isAccessibleForFree: true,
  ...(article.banner_image !== null && { image: url(article.banner_image) }),
  ...(article.series_title !== null && {
    isPartOf: { '@type': 'CreativeWorkSeries', name: article.series_title },
    position: article.series_order,
  }),
});
