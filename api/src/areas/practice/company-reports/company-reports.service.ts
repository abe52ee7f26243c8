import type { CompanyReports, newCompanyReport } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import {
  deleteReport,
  findReports,
  holdCompany,
  isShownUnit,
  type OwnReports,
  saveReport,
} from './company-reports.repository.ts';

/**
 * Which companies asked a learner a problem: at most one report for each person, problem and company. Others see counts
 * alone, from PUBLIC_FROM people on, and no name that nobody has accepted (docs/decisions/0130).
 */
export function createCompanyReports(kysely: Kysely<DB>) {
  const reportsOf = async (own: OwnReports): Promise<CompanyReports> => ({
    items: await findReports(kysely, own),
  });
  return {
    find: reportsOf,

    /** @throws DomainError 404 for a problem that isn't there. */
    async save(
      own: OwnReports,
      { company, ...report }: z.output<typeof newCompanyReport>,
    ): Promise<CompanyReports> {
      if (!(await isShownUnit(kysely, own.unitId))) {
        throw notFound(`There is no unit ${own.unitId}.`);
      }
      await kysely.transaction().execute(async (transaction) => {
        const companyId = await holdCompany(transaction, company);
        await saveReport(transaction, { ...own, companyId, ...report });
      });
      return reportsOf(own);
    },

    async takeBack(own: OwnReports, companySlug: string): Promise<CompanyReports> {
      await deleteReport(kysely, own, companySlug);
      return reportsOf(own);
    },
  };
}
