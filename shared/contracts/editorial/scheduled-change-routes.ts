import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { adminArticleParams, articleConflict } from './admin-articles.ts';
import { moveChangeRequest, scheduleChangeRequest, scheduledChange } from './scheduled-change.ts';

/** Changes of published articles at a set time. They're listed with their articles. */
export const scheduledChangeRoutes = {
  'PUT /v1/admin/articles/{id}/scheduled-change': {
    access: 'admin:content',
    params: adminArticleParams,
    body: scheduleChangeRequest,
    answers: { 200: scheduledChange, 409: articleConflict },
  },
  'PATCH /v1/admin/articles/{id}/scheduled-change': {
    access: 'admin:content',
    params: adminArticleParams,
    body: moveChangeRequest,
    answers: { 200: scheduledChange },
  },
  /** Withdrawn again, nothing changes. */
  'DELETE /v1/admin/articles/{id}/scheduled-change': {
    access: 'admin:content',
    params: adminArticleParams,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
