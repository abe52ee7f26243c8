import type { RouteDefinitions } from '../composition/route.ts';
import { anyArticleList, anyArticlesQuery } from './admin-articles.ts';
import {
  article,
  articleCategoryList,
  articleLikes,
  articleParams,
  articleViews,
} from './articles.ts';

/** Articles for readers. */
export const articleRoutes = {
  /** With a status, it's the administrators' list, and theirs alone. */
  'GET /v1/articles/': {
    access: 'anyone',
    query: anyArticlesQuery,
    answers: { 200: anyArticleList },
  },
  'GET /v1/articles/categories/': { access: 'public', answers: { 200: articleCategoryList } },
  'GET /v1/articles/{idOrSlug}': {
    access: 'anyone',
    params: articleParams,
    answers: { 200: article },
  },
  'PUT /v1/articles/{idOrSlug}/like': {
    access: 'learner',
    params: articleParams,
    answers: { 200: articleLikes },
  },
  'DELETE /v1/articles/{idOrSlug}/like': {
    access: 'learner',
    params: articleParams,
    answers: { 200: articleLikes },
  },
  'POST /v1/articles/{idOrSlug}/views': {
    access: 'anyone',
    params: articleParams,
    answers: { 200: articleViews },
  },
} satisfies RouteDefinitions;
