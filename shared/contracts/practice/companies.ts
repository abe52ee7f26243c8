import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { company, roadmapDetail } from './roadmaps.ts';

/**
 * The answer of GET /v1/companies: every company that is known, by name. `units` is how many problems of the sheets
 * name it.
 */
export const companyList = z.array(z.extend(company, { units: z.int() }));
export type CompanyList = z.infer<typeof companyList>;

export const companyParams = z.strictObject({ slug: text(limits.slug) });

/**
 * What companies ask: their names, and the sheet of each, which is made of the problems of all roadmaps and looks like
 * one of them. Its id is the company's slug, also under the slug of a name that was merged into it.
 */
export const companyRoutes = {
  'GET /v1/companies': { access: 'public', answers: { 200: companyList } },
  'GET /v1/companies/{slug}': {
    access: 'anyone',
    params: companyParams,
    answers: { 200: roadmapDetail },
  },
} satisfies RouteDefinitions;
