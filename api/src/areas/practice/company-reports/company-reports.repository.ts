import type { CompanyReport, ReportRound } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Whose reports, and of which problem. */
export interface OwnReports {
  userId: string;
  unitId: string;
}

export async function isShownUnit(kysely: Kysely<DB>, unitId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('learning_units')
    .select('id')
    .where('id', '=', unitId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's own reports of a problem, the latest first. */
export async function findReports(
  kysely: Kysely<DB>,
  { userId, unitId }: OwnReports,
): Promise<CompanyReport[]> {
  const rows = await kysely
    .selectFrom('company_reports')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['name', 'slug', 'round', sql<string>`to_char(month, 'YYYY-MM')`.as('month')])
    .select(sql<boolean>`accepted_at is null`.as('pending'))
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .orderBy('reported_at', 'desc')
    .orderBy('companies.id')
    .execute();
  return rows.map(({ name, slug, ...report }) => ({ company: { name, slug }, ...report }));
}

/**
 * The company of this name, however it's written; a name that nobody knew is pending from now on. It can't go until the
 * transaction ends.
 */
export async function holdCompany(transaction: Transaction<DB>, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name) values (${name})
    on conflict (slug) do update set name = companies.name
    returning coalesce(merged_into, id) as id`.execute(transaction);
  const [company] = rows;
  if (!company) throw new Error('PostgreSQL returned no company.');
  return company.id;
}

interface NewReport extends OwnReports {
  companyId: number;
  round: ReportRound;
  month: string;
}

/** Replaces the person's former report of the same problem and company. */
export const saveReport = (
  transaction: Transaction<DB>,
  { userId, unitId, companyId, round, month }: NewReport,
) =>
  sql`
    insert into company_reports (user_id, unit_id, company_id, round, month)
    values (${userId}, ${unitId}, ${companyId}, ${round}, ${`${month}-01`})
    on conflict (user_id, unit_id, company_id)
    do update set round = excluded.round, month = excluded.month, reported_at = now()
  `.execute(transaction);

/** Also under the slug of a name that was merged into the company. */
export const deleteReport = (
  kysely: Kysely<DB>,
  { userId, unitId }: OwnReports,
  companySlug: string,
) =>
  sql`
    delete from company_reports using companies
    where slug = ${companySlug} and company_id = coalesce(merged_into, id)
      and user_id = ${userId} and unit_id = ${unitId}
  `.execute(kysely);
