import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { line, slug, text } from '../composition/text.ts';
import { COMPANY_NAME_MAX, reportMonths, reportRounds } from './report-rounds.ts';
import { company } from './roadmaps.ts';

/** /v1/users/{userId}/units/{unitId}/company-reports */
export const companyReportsParams = z.strictObject({
  userId: z.uuid('must be a user id'),
  unitId: slug('must be the id of a unit'),
});

/** Below it, one of them. */
export const companyReportParams = z.extend(companyReportsParams, {
  company: text(limits.slug),
});

const NAME = 'Enter the name of a company.';

/** Tomorrow's month is one, too: where the person is, it may have begun. */
const isReportable = (month: string): boolean =>
  reportMonths(new Date(Date.now() + 24 * 60 * 60_000)).includes(month);

/** POST …/company-reports: another one of the same problem and company replaces the person's former one. */
export const newCompanyReport = z.strictObject({
  company: line(COMPANY_NAME_MAX, NAME).check(z.refine((name) => /[\p{L}\p{N}]/u.test(name), NAME)),
  round: z.enum(reportRounds, 'Choose a round.'),
  /** Such as 2026-11. */
  month: text(7).check(z.refine(isReportable, 'Choose a month of the last three years.')),
});
export type NewCompanyReport = z.infer<typeof newCompanyReport>;

/** A report as the person sees it who made it. */
const companyReport = z.object({
  company,
  /** Whether an administrator has yet to accept the name: until then nobody else sees it. */
  pending: z.boolean(),
  round: z.enum(reportRounds),
  month: z.string(),
});

/** The answer of each of these routes: the person's own reports of the problem, the latest first. */
export const companyReports = z.object({ items: z.array(companyReport) });
export type CompanyReports = z.infer<typeof companyReports>;
export type CompanyReport = CompanyReports['items'][number];

/** Which companies asked a learner a problem. What others learn of it are counts: see `companyFrequency`. */
export const companyReportRoutes = {
  'GET /v1/users/{userId}/units/{unitId}/company-reports': {
    access: 'owner',
    params: companyReportsParams,
    answers: { 200: companyReports },
  },
  'POST /v1/users/{userId}/units/{unitId}/company-reports': {
    access: 'owner',
    limit: 'companyReport',
    params: companyReportsParams,
    body: newCompanyReport,
    answers: { 200: companyReports },
  },
  'DELETE /v1/users/{userId}/units/{unitId}/company-reports/{company}': {
    access: 'owner',
    params: companyReportParams,
    answers: { 200: companyReports },
  },
} satisfies RouteDefinitions;
