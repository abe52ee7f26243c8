import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { COLLEGE_MAX } from './profile-basic-info.ts';

/**
 * GET /v1/colleges?q=nit+trichy: institutions of India whose name, city or abbreviation has each word, the
 * best first. Without `q` the first in alphabetical order. A college that isn't listed may be typed in.
 */
export const collegesQuery = z.strictObject({
  q: z._default(text(COLLEGE_MAX), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
});

export const collegeList = z.object({ items: z.array(z.string()) });
export type CollegeList = z.infer<typeof collegeList>;

/** Institutions of India to choose from. */
export const collegeRoutes = {
  'GET /v1/colleges': { access: 'public', query: collegesQuery, answers: { 200: collegeList } },
} satisfies RouteDefinitions;
