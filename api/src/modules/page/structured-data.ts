import { brand } from '@site/shared/brand';
import type {
  Article,
  ArticleSummary,
  DsaProblem,
  DsaProblemSummary,
  PostSummary,
  RoadmapSummary,
} from '@site/shared/contracts';
import { type JsonLd, path } from './json-ld.ts';
import { plain } from './text.ts';

const publisher = { '@type': 'Organization', name: brand.name, url: path('/') };

export const siteNode = (): JsonLd => ({
  '@type': 'WebSite',
  name: brand.name,
  description: brand.description,
  url: path('/'),
  publisher,
});

/** The way from the home page to this one. */
export const breadcrumbs = (...steps: { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, path: '/' }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: path(step.path),
  })),
});

export const listNode = (name: string, items: { name: string; path: string }[]): JsonLd => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: path(item.path),
  })),
});

export const roadmapItem = ({ id, title }: Pick<RoadmapSummary, 'id' | 'title'>) => ({
  name: title,
  path: `/roadmaps/${id}`,
});
export const problemItem = ({ slug, title }: Pick<DsaProblemSummary, 'slug' | 'title'>) => ({
  name: title,
  path: `/dsaarticle/${slug}`,
});
export const articleItem = ({ slug, title }: Pick<ArticleSummary, 'slug' | 'title'>) => ({
  name: title,
  path: `/article/${slug}`,
});

export const postItem = ({ id, title }: PostSummary) => ({ name: title, path: `/posts/${id}` });

export const roadmapNode = (roadmap: RoadmapSummary): JsonLd => ({
  '@type': 'Course',
  name: roadmap.title,
  description: roadmap.description,
  url: path(`/roadmaps/${roadmap.id}`),
  provider: publisher,
  educationalLevel: roadmap.complexity,
  about: roadmap.category,
  keywords: roadmap.tags,
  isAccessibleForFree: true,
});

export const problemNode = (problem: DsaProblem): JsonLd => ({
  '@type': ['TechArticle', 'LearningResource'],
  headline: problem.title,
  name: problem.title,
  description: plain(problem.description),
  url: path(`/dsaarticle/${problem.slug}`),
  articleSection: problem.category,
  educationalLevel: problem.difficulty,
  learningResourceType: 'Problem with solution',
  timeRequired: 'PT15M',
  author: publisher,
  publisher,
  isAccessibleForFree: true,
});

export const articleNode = (article: Article): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  url: path(`/article/${article.slug}`),
  mainEntityOfPage: path(`/article/${article.slug}`),
  datePublished: article.published_at ?? article.created_at,
  dateModified: article.updated_at,
  articleSection: article.category.name,
  keywords: article.meta_keywords.length > 0 ? article.meta_keywords : article.tags,
  educationalLevel: article.difficulty,
  timeRequired: `PT${article.reading_time_minutes}M`,
  author: publisher,
  publisher,
  isAccessibleForFree: true,
  ...(article.banner_image !== null && { image: path(article.banner_image) }),
  ...(article.series_title !== null && {
    isPartOf: { '@type': 'CreativeWorkSeries', name: article.series_title },
    position: article.series_order,
  }),
});
