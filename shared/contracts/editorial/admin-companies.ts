import * as z from 'zod/mini';
import { wholeNumber } from '../composition/client-values.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { newCompanyReport } from '../practice/company-reports.ts';
import { company } from '../practice/roadmaps.ts';

const MAX_ID = 2 ** 31 - 1;

export const adminCompanyParams = z.strictObject({
  id: z.coerce
    .number('must be the id of a company')
    .check(z.int('must be a whole number'), z.minimum(1), z.maximum(MAX_ID)),
});

export const adminCompany = z.extend(company, {
  id: z.int(),
  /** Reported by learners, and shown to nobody else before it's accepted. */
  pending: z.boolean(),
  /** Reports by learners, whether or not there are enough of a problem for others to see them. */
  reports: z.int(),
  /** Problems that content lists it for. */
  listed: z.int(),
  /** Names that were merged into it. */
  merged: z.array(z.string()),
});
export type AdminCompany = z.infer<typeof adminCompany>;

/** The answer of each of these routes: those that are pending, then the others, each by name. */
export const adminCompanyList = z.object({ items: z.array(adminCompany) });
export type AdminCompanyList = z.infer<typeof adminCompanyList>;

/**
 * PATCH /v1/admin/companies/{id}: accepts the company under this name. Its former name leads to it from then on.
 * 409 `name-taken` if another one has the name, or one so similar that it has the same slug.
 */
export const companyName = z.strictObject({ name: newCompanyReport.shape.company });
export type CompanyName = z.infer<typeof companyName>;

/** POST /v1/admin/companies/{id}/merge: its reports, its name and names merged into it go to the other company. */
export const companyMerge = z.strictObject({ into: wholeNumber(1, MAX_ID) });
export type CompanyMerge = z.infer<typeof companyMerge>;

/** Names of companies, for administrators. */
export const adminCompanyRoutes = {
  'GET /v1/admin/companies': { access: 'admin:content', answers: { 200: adminCompanyList } },
  'PATCH /v1/admin/companies/{id}': {
    access: 'admin:content',
    params: adminCompanyParams,
    body: companyName,
    answers: { 200: adminCompanyList },
  },
  'POST /v1/admin/companies/{id}/merge': {
    access: 'admin:content',
    params: adminCompanyParams,
    body: companyMerge,
    answers: { 200: adminCompanyList },
  },
  /** With its reports. 409 `in-use` if content lists it. */
  'DELETE /v1/admin/companies/{id}': {
    access: 'admin:content',
    params: adminCompanyParams,
    answers: { 200: adminCompanyList },
  },
} satisfies RouteDefinitions;
