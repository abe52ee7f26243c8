import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { adminArticleParams, articleConflict } from './admin-articles.ts';
import {
  decideReview,
  newReviewComment,
  requestReview,
  reviewedArticle,
  settleComment,
  waitingList,
} from './article-review.ts';

const params = adminArticleParams;
const done = { 200: reviewedArticle };

/** Reviews of articles, and what waits for an administrator. */
export const articleReviewRoutes = {
  'GET /v1/admin/articles/{id}/review': {
    access: 'admin:read-content',
    params,
    answers: done,
  },
  'POST /v1/admin/articles/{id}/review': {
    access: 'admin:content',
    params,
    body: requestReview,
    answers: done,
  },
  'DELETE /v1/admin/articles/{id}/review': { access: 'admin:content', params, answers: done },
  'PUT /v1/admin/articles/{id}/review/decision': {
    access: 'admin:review',
    params,
    body: decideReview,
    answers: { ...done, 409: articleConflict },
  },
  'POST /v1/admin/articles/{id}/review/comments': {
    access: 'admin:review',
    params,
    body: newReviewComment,
    answers: done,
  },
  'PUT /v1/admin/articles/{id}/review/comments/{comment}': {
    access: 'admin:review',
    params: z.extend(adminArticleParams, { comment: z.uuid('must be the id of a comment') }),
    body: settleComment,
    answers: done,
  },
  'GET /v1/admin/waiting': { access: 'admin:read-content', answers: { 200: waitingList } },
} satisfies RouteDefinitions;
