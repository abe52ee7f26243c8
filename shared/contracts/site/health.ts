import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/** Whether a process answers, and whether it can also do its work. */
export const healthRoutes = {
  'GET /v1/health': {
    access: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  'GET /v1/ready': {
    access: 'public',
    answers: { 200: z.object({ status: z.literal('ready') }) },
  },
} satisfies RouteDefinitions;
